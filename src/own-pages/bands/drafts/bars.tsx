import { css } from '@emotion/react';
import { captionText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { space } from '../../../styles/tokens';
import { last, type Drawn } from './drawn';

const bars = css([
  captionText,
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space.hair} ${space.s}`,
    alignItems: 'center',
  },
]);
const bar = css({ display: 'flex', alignItems: 'center', gap: space.xs });
const length = css({
  width: 'calc((100% - 3rem) * var(--at))',
  height: '1.125rem',
  backgroundColor: thread,
});

/** The latest values, sorted. */
export function Bars({ series }: Drawn) {
  const sorted = [...series].sort((a, b) => last(b) - last(a));
  const most = Math.max(...series.map(last));
  return (
    <div css={bars}>
      {sorted.flatMap((each) => [
        <span key={each.name}>{each.name}</span>,
        <span key={`${each.name} bar`} css={bar}>
          <span css={[length, { '--at': last(each) / most }]} />
          {last(each)}
        </span>,
      ])}
    </div>
  );
}
