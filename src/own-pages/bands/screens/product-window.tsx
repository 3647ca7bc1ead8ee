import { css } from '@emotion/react';
import { useId, type ComponentType } from 'react';
import { captionText, mutedText } from '../../../styles/text';
import { color, space } from '../../../styles/tokens';
import { Conversation } from './conversation';
import { ViewTable } from './view-table';
import { Window } from './window';
import type { HeroView } from '../../hero-view';

export interface ViewBodyProps {
  rows: HeroView['rows'];
  labelledBy: string;
}

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
    <Window className={className} title={view.title} titleId={id}>
      <Body rows={view.rows} labelledBy={id} />
      {view.note ? <figcaption css={note}>{view.note}</figcaption> : null}
    </Window>
  );
}
