/** The result of rendering a text from the admin API, at build time and in the browser. */

export interface Heading {
  /** The `id` of the heading element. */
  id: string;
  text: string;
  /** 2 to 6. */
  level: number;
}

/** A heading whose level, as it was written, skips one. */
export interface SkippedLevel {
  text: string;
  /** 1 to 6, of this heading and of the one before it. */
  level: number;
  after: number;
}

/** A rich-text field after sanitising. */
export interface RichText {
  /**
   * Safe HTML. A picture stands as `<img data-picture="0" …>`, numbered into `pictures`,
   * and becomes a `<picture>` when the page is made.
   */
  html: string;
  pictures: RichTextPicture[];
  headings: Heading[];
  /** The first heading that was more than one level below the one before it; none in most texts. */
  skips?: SkippedLevel;
  words: number;
  /** The first ~200 characters of its text, cut at a word, with an ellipsis where cut. */
  excerpt: string;
}

export interface RichTextPicture {
  /** Absolute URL, a key of `Snapshot.pictures` where it could be fetched. */
  url: string;
  alt: string;
  title?: string;
}
