import { css } from '@emotion/react';
import { useId } from 'react';
import { WeavePattern } from '../../../cloth/weave-pattern';
import { measured, type Measured } from '../../measure';
import { WEAVES, type ServiceKey, type Structure } from '../../../cloth/weaving/weaves';
import { from } from '../../../styles/media';
import { h4Text, mutedText, smallText, standaloneLink, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { hrefOf } from '../anchors';
import type { BandOf } from '../design-page';
import { wovenOnce } from './hero-styles';
import { MeasureCells } from './measure-cells';
import { meaningful } from '../../../styles/meaningful';

/** Side of a crossing, px. */
const CELL = 5;

const figure = css({ display: 'grid', gap: space.m });
const row = css({
  display: 'grid',
  gap: `${space.xs} ${space.gap}`,
  alignItems: 'center',
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
  [from.medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' },
});
// The longest leaves room for its own words.
const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  '--room': 'calc(100% - 9rem)',
});
const cloth = css([
  wovenOnce,
  { flex: 'none', height: '2.5rem', width: 'calc(var(--room) * var(--share))' },
]);
const title = css({ color: color.ink });
const amount = css([smallText, tabular, { fontWeight: 600, lineHeight: 1.2 }]);

export interface MeasureChartProps {
  table: BandOf<'ComparisonBand'>;
  measure: string;
  service: ServiceKey;
}

/** Options by one measure of the page's table: lengths of cloth to one scale, or cells where words are counted. */
export function MeasureChart({ table, measure, service }: MeasureChartProps) {
  const id = useId();
  const options = measured(table, measure);
  if (!options) return null;
  const most = Math.max(...options.map((each) => each.most));
  const said = options.map(({ name, text }) => `${name}: ${text}`).join('; ');
  const isCount = options.some((each) => each.of);
  const isRange = options.some((each) => each.least < each.most);
  const weave = colouredFace(WEAVES[service]);
  const patterns = (
    <>
      <WeavePattern id={id} weave={weave} warp={thread} cell={CELL} />
      <WeavePattern id={`${id}p`} weave={weave} warp={color.edge} cell={CELL} />
    </>
  );
  return (
    <figure css={figure}>
      <figcaption css={[smallText, mutedText]}>
        <strong css={title}>{measure}</strong>
        {`, ${isCount ? 'a cell for each row of the table' : 'to scale'}${isRange ? '; undyed thread shows the upper end of a range' : ''}. The full comparison: `}
        <a css={standaloneLink} href={hrefOf(table)}>
          {table.heading}
        </a>
      </figcaption>
      <div css={meaningful} role="img" aria-label={`${measure}. ${said}.`}>
        {isCount ? <MeasureCells counts={options} /> : null}
        {(isCount ? [] : options).map((option, at) => (
          <div key={option.name} css={row}>
            <span css={h4Text}>{option.name}</span>
            <div css={bar}>
              <svg
                css={[cloth, { '--share': round(option.most / most) }]}
                data-share={round(option.most / most)}
              >
                {at === 0 ? patterns : null}
                <rect width="100%" height="100%" fill={`url(#${id}p)`} />
                <rect width={`${leastOf(option)}%`} height="100%" fill={`url(#${id})`} />
              </svg>
              <span css={amount}>{option.text}</span>
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** The side of a cloth on which its coloured threads lie: of satin they show on one alone. */
function colouredFace(weave: Structure): Structure {
  const crossings = weave.draft.flat();
  const over = crossings.filter((crossing) => crossing === 1).length;
  if (2 * over >= crossings.length) return weave;
  return { ...weave, draft: weave.draft.map((row) => row.map((each) => (each === 1 ? 0 : 1))) };
}

const round = (value: number) => Math.round(value * 1000) / 1000;
/** The share of an option's length that is certain, in per cent. */
const leastOf = ({ least, most }: Measured) =>
  most > 0 ? Math.round((1000 * least) / most) / 10 : 0;
