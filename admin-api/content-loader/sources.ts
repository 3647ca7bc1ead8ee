/** Where each kind of content lies in the content folder, and which of its fields are written as Markdown. */
import { items, User, type ItemDefinition } from '../../contract/items';

/** A field of the contract that a content file writes as a path relative to itself. */
export interface FileField {
  /** The contract's field, such as `image_cdn`. */
  readonly field: string;
  /** What the content file calls it, such as `image`. */
  readonly written: string;
  /** The contract's field that holds the file's size, where there is one. */
  readonly size?: string;
}

export interface ContentSource {
  readonly definition: ItemDefinition;
  /** `folder`: one Markdown file an item; `file`: one YAML list for all of them. */
  readonly from: { readonly folder: string } | { readonly file: string };
  /** Fields written as Markdown; `content` is the body of a Markdown file. */
  readonly markdown: readonly string[];
  readonly files: readonly FileField[];
}

const picture: FileField = { field: 'image_cdn', written: 'image' };

export const sources: readonly ContentSource[] = [
  {
    definition: items.Post,
    from: { folder: 'posts' },
    markdown: ['content'],
    files: [picture, { field: 'author.image_cdn', written: 'image' }],
  },
  {
    definition: items.CaseStudy,
    from: { folder: 'case-studies' },
    markdown: ['challenge', 'solution', 'content'],
    files: [picture],
  },
  {
    definition: items.PressRelease,
    from: { folder: 'news' },
    markdown: ['content'],
    files: [picture],
  },
  { definition: items.Job, from: { folder: 'jobs' }, markdown: ['content'], files: [] },
  {
    definition: items.TechSeriesEvent,
    from: { file: 'tech-series.yaml' },
    markdown: [],
    files: [picture],
  },
  { definition: items.Award, from: { file: 'awards.yaml' }, markdown: [], files: [picture] },
  { definition: items.Client, from: { file: 'clients.yaml' }, markdown: [], files: [picture] },
  {
    definition: items.Testimonial,
    from: { file: 'testimonials.yaml' },
    markdown: [],
    files: [picture],
  },
  {
    definition: items.Pdf,
    from: { file: 'pdfs.yaml' },
    markdown: [],
    files: [picture, { field: 'file_url', written: 'file', size: 'size_bytes' }],
  },
  { definition: User, from: { file: 'users.yaml' }, markdown: [], files: [] },
];
