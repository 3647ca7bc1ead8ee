import { css } from '@emotion/react';
import { from, print } from '../../../styles/media';
import { space } from '../../../styles/tokens';
import { ModePanel, type ModePanelProps } from './mode-panel';
import { ALL } from './use-chosen-mode';

// Side by side, their rows align, so that one reads across as well as down.
const panels = css({
  display: 'grid',
  gap: space.xxl,
  [from.wide]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: 'repeat(7, auto)',
    gap: `0 ${space.gap}`,
    // One alone has the whole width.
    [`section:not(:has([value='${ALL}']:checked)) &`]: { display: 'block' },
  },
});

/** Hides the others while a radio button of one is checked, with and without scripts; paper has room for all. */
const shownIf = (id: string) =>
  css({
    [`section:not(:has([value='${ALL}']:checked, [value='${id}']:checked)) &`]: {
      display: 'none',
      [print]: { display: 'grid' },
    },
  });

/** All ways of working, or the one that is chosen above them. */
export function ModePanels({ modes }: { modes: readonly ModePanelProps['mode'][] }) {
  return (
    <div css={panels}>
      {modes.map((mode) => (
        <ModePanel key={mode.id} css={shownIf(mode.id)} mode={mode} />
      ))}
    </div>
  );
}
