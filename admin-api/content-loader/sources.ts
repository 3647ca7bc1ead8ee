/** The contract's facts of each kind of content: its file, and the fields written in another way. */
import { reads, type ReadCall } from '@corporate-website/contract/calls';
import { htmlFieldsOf, User, type ItemDefinition } from '@corporate-website/contract/items';

/** A field of the contract that a content file writes as a path relative to itself. */
export interface FileField {
  /** The contract's field, such as `image_cdn`. */
  readonly field: string;
  /** Its name in the content file, such as `image`. */
  readonly written: string;
  /** The contract's field that holds the file's size, where there is one. */
  readonly size?: string;
}

export interface ContentSource {
  readonly definition: ItemDefinition;
  /** `name.yaml` is a list of items; where items have slugs, `name/` holds Markdown files, one an item. */
  readonly name: string;
  /** Fields written as Markdown; `content` is the body of a Markdown file. */
  readonly markdown: readonly string[];
  readonly files: readonly FileField[];
}

/** Fields that hold the address of a file, by their names. */
const fileFields: readonly FileField[] = [
  { field: 'image_cdn', written: 'image' },
  { field: 'file_url', written: 'file', size: 'size_bytes' },
];

/** The names of an object's fields; none for a value that is no object. */
function partsOf(schema: ItemDefinition['optional'][string]): readonly string[] {
  const { shape } = schema._zod.def as { shape?: object };
  return Object.keys(shape ?? {});
}

function filesOf({ required, optional }: ItemDefinition): FileField[] {
  return fileFields.flatMap((file) => {
    const inParts = Object.entries(optional).flatMap(([name, schema]) =>
      partsOf(schema).includes(file.field) ? [{ ...file, field: `${name}.${file.field}` }] : [],
    );
    return file.field in required || file.field in optional ? [file, ...inParts] : inParts;
  });
}

/** @example `caseStudies` is `case-studies` */
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Each kind by the first call that lists it, whose name is that of its folder. */
function sourcesOf(calls: Readonly<Record<string, ReadCall>>): ContentSource[] {
  const found = new Map<ItemDefinition, ContentSource>();
  for (const [name, { item, answer }] of Object.entries(calls)) {
    if (answer === 'object' || found.has(item)) continue;
    found.set(item, {
      definition: item,
      name: kebabCase(name),
      markdown: htmlFieldsOf(item),
      files: filesOf(item),
    });
  }
  return [...found.values()];
}

export const sources: readonly ContentSource[] = sourcesOf(reads);

/** The kinds that editors work on: all but the demo's users. */
export const collections: readonly ContentSource[] = sources.filter(
  ({ definition }) => definition !== User,
);

/** A kind by its name in addresses and folders, such as `case-studies`. */
export function collectionNamed(name: string): ContentSource | undefined {
  return collections.find((collection) => collection.name === name);
}

/** The name of a kind by that of the contract, such as `case-studies` for `CaseStudy`. */
export const nameOfKind = (kind: string): string =>
  sources.find(({ definition }) => definition.name === kind)?.name ?? kind;
