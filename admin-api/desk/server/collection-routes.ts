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
import type { CollectionInfo, CollectionsAnswer, FieldInfo } from '../protocol';
import { listCategories } from '../storage/read';
import { fieldsOf, nameAsWords } from './field-info';
import { signedIn } from './guard';

const titles = ['title', 'name', 'quote'];

/** The registry's facts of a collection. */
export function registered({ definition }: ContentSource): CollectionDefinition | undefined {
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

/** The field that groups items, with its values in use: a contract's choice by its name. */
async function categoryOf(
  database: Database,
  source: ContentSource,
  { name, label, choices = [] }: FieldInfo,
): Promise<CollectionInfo['category']> {
  const used = await listCategories(database, source);
  const named = used.map((id) => choices.find((choice) => choice.id === id) ?? { id, name: id });
  return { field: name, label, choices: named };
}

async function infoOf(
  database: Database,
  source: ContentSource,
  role: DeskRole,
): Promise<CollectionInfo> {
  const { name, definition } = source;
  const fields = fieldsOf(definition);
  const facts = registered(source);
  const grouping = ['category', 'type'].flatMap(
    (name) => fields.find((field) => field.name === name) ?? [],
  )[0];
  const has = (name: string) => fields.some((field) => field.name === name);
  return {
    name,
    item: definition.name,
    label: nameAsWords(facts?.many ?? name),
    one: facts?.one ?? name,
    many: facts?.many ?? name,
    description: descriptions[definition.name as ItemName].item,
    path: facts?.pages?.items ?? null,
    titleField: titles.find(has) ?? 'id',
    fields,
    category: grouping ? await categoryOf(database, source, grouping) : null,
    previews: previewKinds.has(name),
    can: rightsOf(role, has('published_at')),
  };
}

export function addCollectionRoutes(
  server: FastifyInstance,
  { database, site, levels }: CallOptions,
): void {
  server.get('/collections', async (request): Promise<CollectionsAnswer> => {
    const { role } = signedIn(request);
    const data: CollectionInfo[] = [];
    for (const source of collections) data.push(await infoOf(database, source, role));
    return { data, site: site(), maxUpload: MAX_UPLOAD_BYTES, levels };
  });
}
