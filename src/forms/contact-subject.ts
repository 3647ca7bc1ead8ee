import type { EnquiryService } from '@corporate-website/contract/vocabulary';

/** Subject of a contact page: the page that it was opened from. */
export interface ContactSubject {
  /** Of that page. */
  readonly path: string;
  readonly title: string;
  readonly service: EnquiryService;
  /** Meaning of the service `other`, such as a product. */
  readonly other: string;
  /** Hint for the message. */
  readonly asks: readonly string[];
  /** Material that is best sent as a file. */
  readonly file: string | null;
  /** The mailbox that takes files. */
  readonly mail: string;
  /** How the message begins where the page's tool led here, with its numbers to be filled in. */
  readonly carries: string | null;
}
