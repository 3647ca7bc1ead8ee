/** Resolvers of the layer's computed fields and relations; `schema.ts` declares and describes these fields. */
import type { NodePluginArgs } from 'gatsby';
import { excerptOf, htmlField, MAIN_TEXT, readingMinutes } from '../collections/item-facts';
import { serviceOf } from '../site/services';
import { collections, pluralField, type Collection } from '../collections/build-rows';
import {
  imageData,
  isOptimised,
  pictureUrl,
  publishObject,
  type PictureTools,
} from '../pictures/build/images';
import type { PictureArguments } from '../pictures/sizes';
import { noteResolvers } from './editorial-notes';
import type { NodeData, PictureReference } from './nodes';
import { categoryPath } from '../collections/list-paths';
import { pictureMarkup, TEXT_PICTURE } from '../rich-text/picture-markup';
import { fillPictures } from '../rich-text/fill-pictures';
import { currentSnapshot } from '../pull/snapshot/current';
import { sharedAt } from '../share-pictures/build/shared-at';
import { nodesByIds, toMany, toOne, type ResolverContext } from '../collections/relations';
import { definitionOf } from '../lib/build/zod-definitions';
import { yearOf } from '../lib/format';

interface Resolver {
  type?: string;
  args?: Record<string, unknown>;
  description?: string;
  resolve: (source: NodeData, args: Record<string, unknown>, context: ResolverContext) => unknown;
}
type Resolvers = Record<string, Resolver>;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

async function html(source: NodeData, field: string, tools: PictureTools): Promise<string | null> {
  const rich = source.rich[field];
  if (!rich) return null;
  const markup = await Promise.all(
    rich.pictures.map(async (picture) => {
      if (!picture) return null;
      const data = await imageData(picture, TEXT_PICTURE, tools);
      return pictureMarkup(picture, data, data ? '' : pictureUrl(picture, tools.pathPrefix));
    }),
  );
  return fillPictures(rich, (_picture, index) => markup[index] ?? null);
}

function richTextFields(row: Collection, tools: PictureTools): Resolvers {
  const fields = row.richText.map((field): [string, Resolver] => [
    htmlField(field),
    { resolve: (source) => html(source, field, tools) },
  ]);
  return Object.fromEntries(fields);
}

function pageFields(row: Collection): Resolvers {
  const { page } = row;
  if (!page) return {};
  return {
    path: { resolve: ({ slug }) => page.path(text(slug) ?? '') },
    year: { resolve: ({ published_at: at }) => yearOf(text(at)) },
    excerpt: { resolve: ({ short_description: given, rich }) => excerptOf(given, rich) },
    reading_minutes: { resolve: ({ rich }) => readingMinutes(rich) },
    headings: { resolve: ({ rich }) => rich[MAIN_TEXT]?.headings ?? [] },
    previous: toOne('previous_id', row.typeName),
    next: toOne('next_id', row.typeName),
    related: toMany('related_ids', row.typeName),
  };
}

/** Missing lists are empty in the layer, never null. */
function listFields(row: Collection): Resolvers {
  const lists = Object.entries(row.item.optional).filter(
    ([, schema]) => definitionOf(schema).type === 'array',
  );
  return Object.fromEntries(
    lists.map(([name]) => [name, { resolve: (source: NodeData) => source[name] ?? [] }]),
  );
}

/** Resolvers that follow from the contract; the fields are those of `derivedFields` in `schema.ts`. */
function derivedFields(row: Collection, pathPrefix: string): Resolvers {
  const { listPages, fileField } = row;
  const fields: Resolvers = {};
  for (const { field } of row.pictures) {
    const [holder = '', part] = field.split('.');
    // The picture belongs to the item, or to a part of it, such as the author.
    if (part) fields[holder] = { resolve: (source) => withImage(source, holder, field) };
    else fields['image'] = { resolve: ({ pictures }) => pictures[field] ?? null };
  }
  if (listPages?.categories) {
    fields['category_path'] = {
      resolve: ({ category }) => categoryPath(listPages.path, text(category)),
    };
  }
  if (row.hasService) {
    fields['service'] = { resolve: ({ type }) => serviceOf(text(type)) ?? null };
  }
  if (fileField) {
    fields['url'] = {
      resolve: ({ file, [fileField]: remote }) =>
        file ? publishObject('files', file.hash, file.name, pathPrefix) : remote,
    };
  }
  return fields;
}

function withImage(source: NodeData, holder: string, field: string): unknown {
  const part = source[holder];
  return part ? { ...part, image: source.pictures[field] ?? null } : null;
}

function ownFields({ fields }: Collection): Resolvers {
  const own = Object.entries(fields).flatMap(([name, { resolve }]): [string, Resolver][] =>
    resolve ? [[name, { resolve }]] : [],
  );
  return Object.fromEntries(own);
}

/** The root fields that list pages query by ids, so that a page depends only on its own nodes. */
function rootFields(): Resolvers {
  return Object.fromEntries(
    collections
      .filter(({ page }) => page)
      .map((row): [string, Resolver] => [
        pluralField(row.typeName),
        {
          type: `[${row.typeName}!]!`,
          args: { ids: '[String!]!' },
          description: `The ${row.label.toLowerCase()} of these ids of Gatsby’s, in this order.`,
          resolve: (_source, args, context) =>
            nodesByIds(args['ids'] as string[], row.typeName, context),
        },
      ]),
  );
}

function pictureFields(tools: PictureTools) {
  const layouts: Record<string, PictureArguments['layout']> = {
    FIXED: 'fixed',
    FULL_WIDTH: 'fullWidth',
    CONSTRAINED: 'constrained',
  };
  return {
    url: {
      type: 'String!',
      description: 'The original’s path on this site, for what is passed through.',
      resolve: (source: PictureReference) => pictureUrl(source, tools.pathPrefix),
    },
    share_url: {
      type: 'String',
      description:
        'The path of the crop that social networks are given, a JPEG of 1200 by 630; null for what is too small or too narrow for it, see-through, an SVG or an animation.',
      resolve: async (source: PictureReference) => {
        const file = currentSnapshot().objectPath(source.hash);
        const address = await sharedAt(source, file, tools.cache);
        return address === null ? null : `${tools.pathPrefix}${address}`;
      },
    },
    gatsbyImageData: {
      type: 'GatsbyImageData',
      description:
        'As gatsby-plugin-image defines it, at the site’s widths and quality; null for what is passed through (SVG, animations).',
      args: {
        layout: {
          type: 'String',
          description: '`CONSTRAINED` (default), `FULL_WIDTH` or `FIXED`.',
        },
        width: { type: 'Int', description: 'The greatest width it is shown at, in CSS pixels.' },
        height: { type: 'Int', description: 'In CSS pixels; crops.' },
        aspectRatio: { type: 'Float', description: 'Width by height; crops.' },
        sizes: { type: 'String', description: 'The `sizes` attribute.' },
      },
      resolve: (source: PictureReference, args: Record<string, unknown>) => {
        if (!isOptimised(source)) return null;
        const { layout, ...rest } = args as { layout?: string } & Omit<PictureArguments, 'layout'>;
        return imageData(
          source,
          { ...rest, layout: layouts[layout ?? 'CONSTRAINED'] ?? 'constrained' },
          tools,
        );
      },
    },
  };
}

/** All resolvers, for `createResolvers`. */
export function buildResolvers(args: NodePluginArgs) {
  const tools: PictureTools = {
    reporter: args.reporter,
    cache: args.cache,
    pathPrefix: args.pathPrefix,
  };
  const notes = noteResolvers();
  const types = collections.map((row): [string, Resolvers] => [
    row.typeName,
    {
      ...listFields(row),
      ...pageFields(row),
      ...richTextFields(row, tools),
      ...derivedFields(row, args.pathPrefix),
      ...ownFields(row),
      editorial_notes: notes.ofItem(row.key),
    },
  ]);
  return {
    ...Object.fromEntries(types),
    Picture: pictureFields(tools),
    EditorialNote: notes.note,
    Query: { ...rootFields(), editorialNotes: notes.list },
  };
}
