import { count, define, id, text, webUrl } from '../fields';
import { type ReadCalls } from '../read-call';
import { commonTexts, type Texts } from '../texts';

export const Pdf = define(
  'Pdf',
  { id, title: text, file_url: webUrl },
  { short_description: text, category: text, image_cdn: webUrl, size_bytes: count },
);

export const pdfCalls = {
  pdfs: { path: 'admin-panel/pdf', item: Pdf, answer: 'array', query: [] },
} as const satisfies ReadCalls;

export const pdfTexts = (): Texts<typeof Pdf, typeof pdfCalls> => ({
  item: 'A document to download.',
  fields: {
    id: commonTexts.id,
    title: 'The document’s title.',
    file_url: 'The file’s absolute URL, signed or not.',
    short_description: 'What is in it.',
    category: 'A label to group documents by.',
    image_cdn: 'A picture of its cover: the absolute URL.',
    size_bytes: 'The file’s size in bytes.',
  },
  form: {
    file_url: { label: 'File' },
    short_description: { help: 'What is in it.' },
    category: { help: 'Shown above the title.' },
    image_cdn: { label: 'Cover' },
    size_bytes: { label: 'Size in bytes' },
  },
  calls: { pdfs: 'Documents to download' },
});
