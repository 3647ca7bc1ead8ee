import { css } from '@emotion/react';
import { from } from '../../../styles/media';
import { space } from '../../../styles/tokens';
import { ModePanel, type ModePanelProps } from './mode-panel';

// Side by side, their rows align, so that one reads across as well as down.
const panels = css({
  display: 'grid',
  gap: space.xxl,
  [from.wide]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: 'repeat(7, auto)',
    gap: `0 ${space.gap}`,
  },
});

/** All ways of working; `useChosenMode` marks the one that is chosen. */
export function ModePanels({ modes }: { modes: readonly ModePanelProps['mode'][] }) {
  return (
    <div css={panels}>
      {modes.map((mode) => (
        <ModePanel key={mode.id} mode={mode} />
      ))}
    </div>
  );
}
