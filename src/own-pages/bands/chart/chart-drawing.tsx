import { css } from '@emotion/react';
import { formatNumber } from '../../../lib/numbers';
import { captionText, mutedText, tabular } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { close, roomy } from '../drawn/room';
import { scaleOf } from '../drawn/scale';
import type { Mark } from './arrange-marks';
import { FIGURE_ROOM } from './bars';
import { Legend } from './legend';
import { MarkList, Marks } from './marks';
import { Plot } from './plot';
import { strokes, type Series, type Stroke } from './series';

const small = css([captionText, mutedText, tabular]);
const title = css([captionText, { paddingBottom: space.s, fontWeight: 600 }]);
const cloth = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s,
  '--field': 'var(--height, 15rem)',
  [roomy]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '--field': 'var(--height, 20rem)',
  },
});
// The middle of each number lies on its line.
const upright = css([
  small,
  {
    gridRow: 'var(--plot)',
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'space-between',
    textAlign: 'end',
    '& > span': { height: 0, lineHeight: 0 },
  },
]);
const places = css([
  small,
  {
    gridColumn: 2,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    paddingTop: space.xs,
    '& > span': { display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap' },
  },
]);
// A long one at the end stays on the page.
const withinPage = css({ [close]: { '& > :last-of-type': { justifyContent: 'end' } } });
const wrapped = css({
  '& > span': {
    whiteSpace: 'normal',
    textAlign: 'center',
    hyphens: 'auto',
  },
});
const notClose = css({ [close]: { visibility: 'hidden' } });
const notRoomy = css({ [roomy]: { visibility: 'hidden' } });
// At the end of its axis, like the title of the other one: in the middle it would name the bar above it.
const below = css([
  captionText,
  { gridColumn: 2, paddingTop: space.s, fontWeight: 600, textAlign: 'end' },
]);

/** So few places that their names may take several lines; bars are apart anyway. */
const FEW = { lines: 4, bars: 8 } as const;
/** About how many letters of an axis fit a phone and a desk. */
const LETTERS = { close: 34, roomy: 100 } as const;

interface ChartDrawingProps {
  as: string;
  /** Stands above: what the values count, and their unit. */
  title: string;
  x: { readonly label: string; readonly values: readonly string[] };
  series: readonly Series[];
  marks?: readonly Mark[] | null;
  /** Of each line. */
  looks?: readonly Stroke[];
  /** How many of the series have a name beside them: the first of them. */
  named?: number;
}

/** Values over an ordered axis: lines or bars, with what happened meanwhile. */
export function ChartDrawing({
  as,
  title: words,
  x,
  series,
  marks,
  looks = strokes,
  named = series.length,
}: ChartDrawingProps) {
  const isBars = as === 'bars';
  const scale = scaleOf(
    series.flatMap(({ values }) => values),
    isBars,
    isBars ? FIGURE_ROOM : 0,
  );
  const barAt = (place: number) =>
    scale.at(Math.max(...series.map(({ values }) => values[place] ?? 0)));
  const letters = x.values.length * (Math.max(...x.values.map(({ length }) => length)) + 2);
  const isFew = x.values.length <= FEW[isBars ? 'bars' : 'lines'];
  const every = (room: number) => (isFew ? 1 : Math.ceil(letters / room));
  return (
    <div aria-hidden="true">
      <p css={title}>{words}</p>
      <div css={[cloth, { '--plot': (marks?.length ?? 0) + 1 }]}>
        {marks ? <Marks marks={marks} places={x.values} barAt={isBars ? barAt : null} /> : null}
        <div css={upright}>
          {scale.ticks.map((tick) => (
            <span key={tick}>{formatNumber(tick)}</span>
          ))}
        </div>
        <Plot as={as} series={series} scale={scale} looks={looks} named={named} />
        <p css={[places, isFew && wrapped, !isBars && withinPage]}>
          {x.values.map((each, at) => (
            <span
              key={each}
              css={[
                at % every(LETTERS.close) > 0 && notClose,
                at % every(LETTERS.roomy) > 0 && notRoomy,
              ]}
            >
              {each}
            </span>
          ))}
        </p>
        <p css={below}>{x.label}</p>
        {marks ? <MarkList marks={marks} /> : null}
        {isBars && series.length === 1 ? null : (
          <Legend as={as} series={series.slice(0, named)} scale={scale} looks={looks} />
        )}
      </div>
    </div>
  );
}
