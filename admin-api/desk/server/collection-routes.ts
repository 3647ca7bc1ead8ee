/** The collections that the desk works on, as the contract and the site's registry have them. */
import type { FastifyInstance } from 'fastify';
import { descriptions } from '@corporate-website/contract/descriptions';
import type { ItemName } from '@corporate-website/contract/items';
import { reads, type ReadCall } from '@corporate-website/contract/calls';
import { definitions } from '../../../src/collections/all';
import type { CollectionDefinition } from '../../../src/collections/definition';
import type { CallOptions } from '../../call-options';
import { collections, type ContentSource } from '../../content-loader/sources';
import type { Database } from '../../database/connect';
import type { DeskRole } from '../../database/kinds';
import { MAX_UPLOAD_BYTES } from '../../media/inspect';
import { previewKinds } from '../../previews/links';
import type { CollectionInfo, CollectionsAnswer } from '../protocol';
import { listCategories } from '../storage/read';
import { fieldsOf, nameAsWords } from './field-info';
import { signedIn } from './guard';

const titles = ['title', 'name', 'quote'];

/** The registry's facts of a collection. */
function registered({ definition }: ContentSource): CollectionDefinition | undefined {
  const all: readonly CollectionDefinition[] = definitions;
  return all.find(({ list }) => (reads[list] as ReadCall).item === definition);
}

function rightsOf(role: DeskRole, isDated: boolean): CollectionInfo['can'] {
  const isEditor = role === 'editor';
  return {
    create: true,
    save: true,
    publish: isEditor,
    archive: isEditor ? 'all' : 'unpublished',
    delete: isEditor ? 'all' : 'unpublished',
    restore: true,
    move: isEditor && !isDated,
  };
}

async function infoOf(
  database: Database,
  source: ContentSource,
  role: DeskRole,
): Promise<CollectionInfo> {
  const { name, definition } = source;
  const fields = { ...definition.required, ...definition.optional };
  const facts = registered(source);
  const isFiltered = 'category' in fields || 'type' in fields;
  return {
    name,
    item: definition.name,
    label: nameAsWords(facts?.many ?? name),
    one: facts?.one ?? name,
    many: facts?.many ?? name,
    description: descriptions[definition.name as ItemName].item,
    path: facts?.pages?.items ?? null,
    titleField: titles.find((title) => title in fields) ?? 'id',
    fields: fieldsOf(definition),
    filters: { category: isFiltered ? await listCategories(database, source) : null },
    previews: previewKinds.has(name),
    can: rightsOf(role, 'published_at' in fields),
  };
}

export function addCollectionRoutes(
  server: FastifyInstance,
  { database, site }: CallOptions,
): void {
  server.get('/collections', async (request): Promise<CollectionsAnswer> => {
    const { role } = signedIn(request);
    const data: CollectionInfo[] = [];
    for (const source of collections) data.push(await infoOf(database, source, role));
    return { data, site: site(), maxUpload: MAX_UPLOAD_BYTES };
  });
}
