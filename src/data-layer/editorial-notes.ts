/**
 * The editorial notes in the layer. They are computed when a query first asks for them, so that a build, which does
 * not, neither spends the time nor renders a page again because of a note.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { collectionOf, type CollectionKey } from '../collections/build-rows';
import type { CollectedNotes } from '../editorial/build/collect';
import type { EditorialNote } from '../editorial/build/note';
import { levels, rules } from '../editorial/build/rules';
import type { NodeData } from './nodes';
import type { Field, ObjectType } from './object-types';
import { scriptCommand } from '../lib/build/run-script';

const run = promisify(execFile);

const names = (all: readonly string[]) => all.map((name) => `\`${name}\``).join(', ');

export const noteType: ObjectType = {
  name: 'EditorialNote',
  description: 'What an editor may want to look at in an item. It holds nothing back.',
  fields: {
    rule: { type: 'String!', description: `What was noticed: ${names(rules)}.` },
    level: {
      type: 'String!',
      description: '`warning`: mend it before readers see it. `advice`: worth a look.',
    },
    field: { type: 'String', description: 'The field of the item, as the admin API calls it.' },
    message: { type: 'String!', description: 'In words, with what would help.' },
    collection: { type: 'String!', description: 'The key of the item’s collection.' },
    api_id: { type: 'String!', description: 'The item’s id in the admin API.' },
    title: { type: 'String!', description: 'The item’s title or name.' },
    path: { type: 'String', description: 'The path of the item’s page; null without one.' },
    item: { type: 'Node', description: 'The item itself: `... on BlogPost { title }`.' },
  },
};

/** The field of every item. */
export const notesField: Field = {
  type: `[${noteType.name}!]!`,
  description: 'What an editor may want to look at. Worked out when it is asked for.',
};

/** Enough for the notes of a large site. */
const MOST_BYTES = 200_000_000;

/** Runs `check:items` as a process: its parsers are ES modules, which Gatsby's compiled hooks cannot load. */
async function collected(): Promise<readonly EditorialNote[]> {
  const [command, args] = scriptCommand('src/editorial/build/cli.ts', ['--json']);
  const { stdout } = await run(command, args, { maxBuffer: MOST_BYTES });
  return (JSON.parse(stdout) as CollectedNotes).notes;
}

interface NodeModel {
  nodeModel: {
    findOne: (query: { type: string; query: object }) => Promise<unknown>;
  };
}

type Collect = () => Promise<readonly EditorialNote[]>;

const layerNote = ({ id, ...note }: EditorialNote) => ({ ...note, api_id: id });

/** The resolvers of notes. @param collect returns all notes; called once, by the first query for notes */
export function noteResolvers(collect: Collect = collected) {
  let asked: ReturnType<Collect> | undefined;
  const all = () => (asked ??= collect());
  return {
    /** Of an item of a collection. */
    ofItem: (collection: CollectionKey) => ({
      resolve: async ({ api_id: id }: Pick<NodeData, 'api_id'>) =>
        (await all())
          .filter((note) => note.collection === collection && note.id === id)
          .map(layerNote),
    }),
    note: {
      item: {
        resolve: (
          { collection, api_id }: ReturnType<typeof layerNote>,
          _args: unknown,
          { nodeModel }: NodeModel,
        ) =>
          nodeModel.findOne({
            type: collectionOf(collection).typeName,
            query: { filter: { api_id: { eq: api_id } } },
          }),
      },
    },
    /** The root field. */
    list: {
      type: notesField.type,
      description: 'All editorial notes, in the order of the collections and their items.',
      args: {
        rule: { type: 'String', description: 'Only those of one rule.' },
        level: {
          type: 'String',
          description: `Only those of one level: ${names(levels.slice(0, 2))}.`,
        },
      },
      resolve: async (_source: unknown, { rule, level }: { rule?: string; level?: string }) =>
        (await all())
          .filter((note) => (!rule || note.rule === rule) && (!level || note.level === level))
          .map(layerNote),
    },
  };
}
