import type { z } from 'zod';
import type { Random } from '../../../src/lib/cloth/random';
import type { ServiceKey, Weave } from '../../../src/lib/cloth/weaves';
import type { Field } from './field';
import type { Palette } from './palette';
import type { Light } from './shade';

/** What every scene is given. Picture units: `width` is 1600. */
export interface Stage<Options> {
  readonly field: Field;
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly seed: number;
  readonly service: ServiceKey;
  readonly weave: Weave;
  readonly palette: Palette;
  readonly options: Options;
}

/** A kind of picture: what its entry may say, and how it is laid out. Returns the light it is seen in. */
export interface Scene<Schema extends z.ZodType = z.ZodType> {
  readonly options: Schema;
  readonly draw: (stage: Stage<z.infer<Schema>>) => Light;
}

export function defineScene<Schema extends z.ZodType>(scene: Scene<Schema>): Scene {
  // A scene only ever meets options that its own schema has parsed.
  return {
    options: scene.options,
    draw: (stage) => scene.draw({ ...stage, options: scene.options.parse(stage.options) }),
  };
}
