import { css } from '@emotion/react';
import { SERVICE_KEYS } from '../../../cloth/weaving/weaves';
import { captionText, h4Text, mutedText } from '../../../styles/text';
import { color, space, threadColor } from '../../../styles/tokens';
import { last, placed, round, topOf, type Drawn, type Series } from './drawn';

/** Where it stands decides its height. */
const FIELD = 'var(--field, 15rem)';

const field = css({ position: 'relative', height: FIELD });
const rule = css([
  captionText,
  mutedText,
  {
    position: 'absolute',
    insetInline: 0,
    top: 'calc(100% * var(--at))',
    borderTop: `1px solid ${color.line}`,
  },
]);
const strokes = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  '& path': { vectorEffect: 'non-scaling-stroke' },
});
const times = css([
  captionText,
  mutedText,
  { display: 'flex', justifyContent: 'space-between', paddingTop: space.xs },
]);

interface LinesProps {
  drawn: Drawn;
  strokeOf: (
    series: Series,
    at: number,
  ) => { readonly stroke: string; readonly strokeWidth: number };
}

/** All of the time on one scale. */
function LineField({ drawn: { series, unit, from, to }, strokeOf }: LinesProps) {
  const top = topOf(series.flatMap(({ values }) => values));
  const wide = Math.max(...series.map(({ values }) => values.length)) - 1;
  return (
    <>
      <div css={field}>
        {[top, top / 2, 0].map((value) => (
          <span key={value} css={[rule, placed(1 - value / top)]}>
            {value === top ? `${value} ${unit}` : null}
          </span>
        ))}
        <svg css={strokes} viewBox={`0 0 ${wide} ${top}`} preserveAspectRatio="none">
          {series.map((each, at) => (
            <path
              key={each.name}
              d={`M${each.values.map((value, month) => `${month} ${round(top - value)}`).join(' ')}`}
              {...strokeOf(each, at)}
            />
          ))}
        </svg>
      </div>
      <p css={times}>
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </>
  );
}

const legend = css([
  captionText,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.m, paddingTop: space.xs },
]);
const key = css({
  display: 'inline-block',
  width: '1.25em',
  height: 3,
  marginInlineEnd: '0.4em',
  verticalAlign: 'middle',
});
const strokeAt = (at: number) => {
  const service = SERVICE_KEYS[at % (SERVICE_KEYS.length + 1)];
  return service ? threadColor(service) : color.ink;
};

/** Each in a different colour, explained below. */
export function Lines(drawn: Drawn) {
  return (
    <div>
      <LineField drawn={drawn} strokeOf={(_, at) => ({ stroke: strokeAt(at), strokeWidth: 2 })} />
      <div css={legend}>
        {drawn.series.map(({ name }, at) => (
          <span key={name}>
            <span css={[key, { backgroundColor: strokeAt(at) }]} />
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

const labelled = css({ position: 'relative', paddingInlineEnd: '4.5rem' });
const labels = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: '4rem',
  height: FIELD,
});
const label = css([h4Text, { position: 'absolute', top: 'calc(100% * var(--at) - 0.65em)' }]);

/** Those that the question is about in ink, with their names at their ends. */
export function MarkedLines(drawn: Drawn) {
  const { series, marked } = drawn;
  const top = topOf(series.flatMap(({ values }) => values));
  const isMarked = ({ name }: Series) => marked.includes(name);
  // Those in ink lie over the others.
  const sorted = [...series].sort((a, b) => Number(isMarked(a)) - Number(isMarked(b)));
  return (
    <div css={labelled}>
      <LineField
        drawn={{ ...drawn, series: sorted }}
        strokeOf={(each) =>
          isMarked(each)
            ? { stroke: color.ink, strokeWidth: 3.5 }
            : { stroke: color.edge, strokeWidth: 1.25 }
        }
      />
      <div css={labels}>
        {series.filter(isMarked).map((each) => (
          <span key={each.name} css={[label, placed(1 - last(each) / top)]}>
            {each.name}
          </span>
        ))}
      </div>
    </div>
  );
}
