import type { EnquiryService } from '../../contract/vocabulary';

/** What a contact page is about: the page that it was opened from. */
export interface ContactSubject {
  /** Of that page. */
  readonly path: string;
  readonly title: string;
  readonly service: EnquiryService;
  /** What the service `other` stands for, such as a product. */
  readonly other: string;
  /** What the message should say. */
  readonly asks: readonly string[];
  /** What is best sent as a file. */
  readonly file: string | null;
  /** The mailbox that takes files. */
  readonly mail: string;
  /** How the message begins where the page's tool led here, with its numbers to be filled in. */
  readonly carries: string | null;
}
