import { parse } from 'yaml';
import { z } from 'zod';
import { SERVICE_KEYS } from '../../../src/lib/cloth/weaves';
import { SCENES, type SceneKind } from './scenes';

const kinds = Object.keys(SCENES) as [SceneKind, ...SceneKind[]];

const entrySchema = z.strictObject({
  file: z.string().regex(/^[a-z0-9-]+\.(jpg|png|webp)$/),
  kind: z.enum(kinds),
  service: z.enum(SERVICE_KEYS),
  ratio: z.enum(['16:10', '3:2', '4:3', '16:9', '1:1']),
  /** In pixels. Covers that are shown large are wide enough for every width that the site makes. */
  width: z.union([z.literal(1600), z.literal(2400), z.literal(3840)]).default(1600),
  /** Whose thread stands out against the service's own; left out, chance chooses. */
  accent: z.enum(SERVICE_KEYS).optional(),
  /** Grows what the options leave open. */
  seed: z.string().min(1),
  /** What the picture must show, for whoever edits this list. */
  note: z.string().min(1),
  options: z.record(z.string(), z.unknown()).default({}),
});

export type PictureEntry = z.infer<typeof entrySchema>;

/** Reads the list of pictures. Throws with the entry's file where one is malformed or named twice. */
export function parsePictureList(yaml: string): PictureEntry[] {
  const list = z.array(z.unknown()).parse(parse(yaml));
  const entries = list.map((item, index) => {
    const result = entrySchema.safeParse(item);
    if (!result.success)
      throw new Error(`pictures.yaml, entry ${index + 1}: ${z.prettifyError(result.error)}`);
    return result.data;
  });
  const names = entries.map(({ file }) => file);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`pictures.yaml: ${twice} is listed twice`);
  return entries;
}
