import { css } from '@emotion/react';
import { densities } from '../../../cloth/densities';
import type { Measured } from '../../measure';
import { plainList } from '../../../styles/layout';
import { meaningful } from '../../../styles/meaningful';
import { h4Text, smallText, tabular } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { wovenOnce } from './hero-styles';

const groups = css([
  plainList,
  { display: 'flex', flexWrap: 'wrap', gap: `${space.m} ${space.gap}` },
]);
const words = css({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: space.s,
  paddingBottom: space.xs,
});
const amount = css([smallText, tabular, { fontWeight: 600 }]);
const cells = css([wovenOnce, { display: 'flex', flexWrap: 'wrap', gap: space.hair }]);
const cell = css({ width: 'clamp(1.75rem, 6vw, 5rem)', height: '2.5rem' });

/** Counts of words as cells, one for each row of the table: those of the first word are hollow. */
export function MeasureCells({ label, counts }: { label: string; counts: readonly Measured[] }) {
  const said = counts.map(({ name, text }) => `${name}: ${text}`).join('; ');
  return (
    <div css={meaningful} role="img" aria-label={`${label}. ${said}.`}>
      <ul css={groups}>
        {counts.map(({ name, text, most }, at) => (
          <li key={name}>
            <div css={words}>
              <span css={h4Text}>{name}</span>
              <span css={amount}>{text}</span>
            </div>
            <div css={cells}>
              {Array.from({ length: most }, (_, index) => (
                <span key={index} data-cell={name} css={[cell, weaveOf(at, counts.length)]} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** From hollow to the whole thread, as far apart as so many words can be. */
function weaveOf(at: number, of: number) {
  const last = densities.length - 1;
  return densities[of > 1 ? Math.round((at / (of - 1)) * last) : last];
}
