import { css } from '@emotion/react';
import { useId, type ComponentType } from 'react';
import { forcedColours } from '../../../styles/media';
import { captionText, mutedText, smallText } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, radius, space } from '../../../styles/tokens';
import { Conversation } from './conversation';
import { ViewTable } from './view-table';
import type { HeroView } from '../../hero-view';

export interface ViewBodyProps {
  rows: HeroView['rows'];
  labelledBy: string;
}

const window = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  margin: 0,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  backgroundColor: color.paper,
  '--ground': color.paper,
  overflow: 'clip',
});
const bar = css([
  smallText,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    padding: `${space.s} ${space.m}`,
    borderBottom: `1px solid ${color.edge}`,
    backgroundColor: color.raised,
    fontWeight: 600,
  },
]);
/** The house's mark for a window: three picks of a selvedge. */
const picks = css({
  flex: 'none',
  width: 20,
  height: 16,
  background: `repeating-linear-gradient(to right, ${thread} 0 4px, transparent 4px 8px)`,
  [forcedColours]: { forcedColorAdjust: 'none' },
});
const note = css([
  captionText,
  mutedText,
  {
    padding: `${space.s} ${space.m}`,
    borderTop: `1px solid ${color.line}`,
    backgroundColor: color.raised,
  },
]);

/** Drawings of a view's rows, by the names of their columns; any other is a table of cells. */
const bodies: Readonly<Record<string, ComponentType<ViewBodyProps>>> = {
  'Who, Message': Conversation,
};

/** A window of a product, drawn from rows of text. */
export function ProductWindow({ view, className }: { view: HeroView; className?: string }) {
  const id = useId();
  const Body = bodies[view.rows[0]?.join(', ') ?? ''] ?? ViewTable;
  return (
    <figure css={window} className={className} aria-labelledby={id}>
      <p css={bar} id={id}>
        <span css={picks} aria-hidden="true" />
        {view.title}
      </p>
      <Body rows={view.rows} labelledBy={id} />
      {view.note ? <figcaption css={note}>{view.note}</figcaption> : null}
    </figure>
  );
}
