import { css } from '@emotion/react';
import { useId } from 'react';
import { rectPath } from '../../../cloth/weaving/cloth-svg';
import { byColumn, rowLength, scattered, wholeOf } from '../../counted';
import { amountOf } from '../../measure';
import { forcedColours, from } from '../../../styles/media';
import { h2Text, h4Text, mutedText, smallText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { RootFigure, type FigureProps } from '../roots/root-figure';

/** Side of a crossing in units of the drawing, and how much of it is thread. */
const CELL = 10;
const THREAD = 8;
/** How much wider than high all cloths are together. */
const SHAPE = 11;
/** Crossings of a row that are seen one by one on a phone, and the shape of a cloth that has more. */
const PHONE = { ends: 80, shape: 1.6 } as const;

const pair = css({
  display: 'grid',
  gap: `${space.l} ${space.gap}`,
  alignItems: 'end',
  [from.medium]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});
// Says first what is counted: the cookie banner may lie over what follows.
const captionFirst = css({ '& > figcaption': { order: -1 } });
// A line for each on a phone, where one value would fit beside its name and the next would not.
const words = css({
  display: 'grid',
  columnGap: space.s,
  paddingBottom: space.s,
  [from.small]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' },
});
const value = css([h2Text, tabular]);
// A line of its own, so that figures beside each other stand at one height.
const rest = css([smallText, mutedText, { width: '100%' }]);
const dyed = css({ fill: thread, [forcedColours]: { fill: 'CanvasText' } });
// In forced colours an outline alone: two fills would hardly be told apart.
const undyed = css({
  fill: color.line,
  [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' },
});
const drawing = css({ display: 'block', width: '100%', height: 'auto' });
const onPhone = css({ [from.small]: { display: 'none' } });
const elsewhere = css({ display: 'none', [from.small]: { display: 'block' } });

/** For each row a cloth with a crossing for each of the whole: those that are counted are dyed. */
export function CountedFigure({ figure }: FigureProps) {
  const rows = figure.rows.map(({ name, cells: [said = '', ...more] }) => ({
    ...{ name, said, more },
    ...{ count: amountOf(said) ?? 0, whole: wholeOf(said) },
  }));
  const isStrewn = rows.every(({ count, whole }) => fewerOf(count, whole) <= RARE * whole);
  return (
    <RootFigure css={captionFirst} figure={figure}>
      <div css={pair}>
        {rows.map(({ name, said, more, count, whole }) => (
          <div key={name}>
            <div css={words}>
              <span css={h4Text}>{name}</span>
              <span css={value}>{said}</span>
              {more.length > 0 ? <span css={rest}>{more.join(', ')}</span> : null}
            </div>
            <CountedCloths {...{ count, whole, isStrewn }} shape={SHAPE / rows.length} />
          </div>
        ))}
      </div>
    </RootFigure>
  );
}

interface Counted {
  count: number;
  whole: number;
  /** Whether the fewer lie about as they are found, rather than side by side. */
  isStrewn: boolean;
}

/** A cloth of the given shape; on a phone a higher one, where its crossings would be too small there. */
function CountedCloths({ shape, ...counted }: Counted & { shape: number }) {
  const ends = rowLength(counted.whole, shape);
  if (ends <= PHONE.ends) return <CountedCloth {...counted} ends={ends} />;
  return (
    <>
      <CountedCloth css={elsewhere} {...counted} ends={ends} />
      <CountedCloth css={onPhone} {...counted} ends={rowLength(counted.whole, PHONE.shape)} />
    </>
  );
}

/** Such a share of the whole is seen although it is strewn. A larger one lies together, and so do those beside it. */
const RARE = 0.1;

/** The crossings that are counted, or the others: whichever are fewer. */
const fewerOf = (count: number, whole: number) => Math.min(count, whole - count);

/** The places of the fewer crossings. */
function placesOf({ count, whole, isStrewn }: Counted, ends: number): number[] {
  const least = fewerOf(count, whole);
  if (isStrewn) return scattered(least, whole);
  const lying = byColumn(whole, ends);
  return count > least ? lying.slice(count) : lying.slice(0, count);
}

/** The greater part fills the cloth; the fewer crossings are drawn one by one. */
function CountedCloth({
  ends,
  className,
  ...counted
}: Counted & { ends: number; className?: string }) {
  const id = useId();
  const { count, whole } = counted;
  const [picks, last] = [Math.ceil(whole / ends), whole % ends || ends];
  const [most, fewer] = count > whole / 2 ? [dyed, undyed] : [undyed, dyed];
  const single = placesOf(counted, ends);
  const edge = (CELL - THREAD) / 2;
  return (
    <svg css={drawing} className={className} viewBox={`0 0 ${ends * CELL} ${picks * CELL}`}>
      <pattern id={id} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <rect x={edge} y={edge} width={THREAD} height={THREAD} css={most} />
      </pattern>
      <path
        fill={`url(#${id})`}
        d={
          rectPath(0, 0, ends * CELL, (picks - 1) * CELL) +
          rectPath(0, (picks - 1) * CELL, last * CELL, CELL)
        }
      />
      <path
        data-single={single.length}
        css={fewer}
        d={single
          .map((at) => {
            const [x, y] = [(at % ends) * CELL + edge, Math.floor(at / ends) * CELL + edge];
            return rectPath(x, y, THREAD, THREAD);
          })
          .join('')}
      />
    </svg>
  );
}
