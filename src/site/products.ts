/** A product's name and page: apart from the navigation, for forms that need no more of it. */
export interface Product {
  readonly name: string;
  readonly path: string;
  /** Subject of the page, in one line. */
  readonly line: string;
}

export const products: readonly Product[] = [
  {
    name: 'ReportWA',
    path: '/products/reportwa',
    line: 'Reports that reconcile, sent by email and WhatsApp.',
  },
  {
    name: 'PDF Scrapper',
    path: '/products/pdf-scrapper',
    line: 'Tables out of PDFs, with every sum added up.',
  },
  {
    name: 'Video Statements',
    path: '/products/video-statements',
    line: 'Account statements as short personal films.',
  },
  {
    name: 'Alhexa HR Chatbot',
    path: '/products/alhexa-hr-chatbot',
    line: 'Answers from your policies, with the paragraph quoted.',
  },
];
