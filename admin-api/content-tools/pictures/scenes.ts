import type { Scene } from './scene';
import { bobbins } from './scenes/bobbins';
import { chart } from './scenes/chart';
import { clothMacro } from './scenes/cloth-macro';
import { draft } from './scenes/draft';
import { folded } from './scenes/folded';
import { map } from './scenes/map';
import { punchCards } from './scenes/punch-cards';
import { shuttle } from './scenes/shuttle';
import { stitches } from './scenes/stitches';
import { warp } from './scenes/warp';

/** The kinds of picture, by the name that `pictures.yaml` uses. */
export const SCENES = {
  'cloth-macro': clothMacro,
  draft,
  bobbins,
  'punch-cards': punchCards,
  warp,
  folded,
  stitches,
  shuttle,
  chart,
  map,
} as const satisfies Record<string, Scene>;

export type SceneKind = keyof typeof SCENES;
