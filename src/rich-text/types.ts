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

/** Information of a text that its page does not show. */
export interface Loss {
  /** A sentence. */
  what: string;
  /** In a sentence, what an editor can do; empty where nothing can be said. */
  remedy: string;
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
  /** Ids of headings by the names that the text gave them, where these differ; for links from other pages. */
  anchors?: Readonly<Record<string, string>>;
}

/** A rich text as it was just made, with what is for the pull alone. */
export interface RenderedRichText extends RichText {
  losses: readonly Loss[];
  /** `data:` addresses of the pictures that stand in the text itself, by their `url`. */
  inline: ReadonlyMap<string, string>;
}

export interface RichTextPicture {
  /** Absolute URL, or `inline:…` of a picture in the text itself: a key of `Snapshot.pictures` where it could be had. */
  url: string;
  alt: string;
  title?: string;
}
