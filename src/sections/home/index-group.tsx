import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { useId } from 'react';
import { EntryLines, type EntryLine } from '../entry-lines';
import { h4Text, smallText, standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';

export interface IndexGroupProps {
  heading: string;
  lines: readonly EntryLine[];
  more: { readonly label: string; readonly to: string };
}

const group = css({ display: 'grid', gap: space.s, alignContent: 'start' });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
});
/** One kind of entry: its heading, its newest lines, and the way to all of them. */
export function IndexGroup({ heading, lines, more }: IndexGroupProps) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section css={group} aria-labelledby={id}>
      <div css={head}>
        <h3 css={h4Text} id={id}>
          {heading}
        </h3>
        <Link css={[smallText, standaloneLink]} to={more.to}>
          {more.label}
        </Link>
      </div>
      <EntryLines lines={lines} />
    </section>
  );
}
