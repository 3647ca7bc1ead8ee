import { css } from '@emotion/react';
import { useId } from 'react';
import { captionText, mutedText } from '../../../styles/text';
import { color, space } from '../../../styles/tokens';
import { Conversation } from './conversation';
import { ViewTable } from './view-table';
import { Window } from './window';
import { viewKindOf, type HeroView } from '../../hero-view';

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

/** A window of a product, drawn from rows of text: a conversation by the names of its columns, else a table. */
export function ProductWindow({ view, className }: { view: HeroView; className?: string }) {
  const id = useId();
  const Body = viewKindOf(view) === 'conversation' ? Conversation : ViewTable;
  return (
    <Window className={className} title={view.title} titleId={id}>
      <Body rows={view.rows} labelledBy={id} />
      {view.note ? <figcaption css={note}>{view.note}</figcaption> : null}
    </Window>
  );
}
