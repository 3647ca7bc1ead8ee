import { css } from '@emotion/react';
import { contrast } from '../../styles/contrast';
import { LEAST_FOR_PARTS, LEAST_FOR_TEXT, partPairs, textPairs } from '../../styles/contrast-pairs';
import { captionText, mutedText, smallText, tabular } from '../../styles/text';
import { color, colours, space, type ColourRole } from '../../styles/tokens';
import { Chapter, Specimen, type Theme } from './specimen';

const grid = css({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
});
const chip = css({ height: '4rem', border: `1px solid ${color.edge}` });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.m,
  padding: `${space.s} ${space.m}`,
});

const roles = Object.keys(colours) as ColourRole[];
const flat = (pairs: typeof textPairs) =>
  pairs.flatMap(([colour, grounds]) => grounds.map((ground) => [colour, ground] as const));

function Swatches({ theme }: { theme: Theme }) {
  return (
    <div css={grid}>
      {roles.map((role) => (
        <div key={role}>
          <div css={[chip, { backgroundColor: color[role] }]} />
          <p css={smallText}>{role}</p>
          <p css={[captionText, mutedText, tabular]}>{colours[role][theme]}</p>
        </div>
      ))}
    </div>
  );
}

interface PairProps {
  theme: Theme;
  pair: readonly [ColourRole, ColourRole];
  least: number;
}

function Pair({ theme, pair: [one, ground], least }: PairProps) {
  const ratio = contrast(colours[one][theme], colours[ground][theme]);
  return (
    <p css={[row, smallText, { color: color[one], backgroundColor: color[ground] }]}>
      <span>
        {one} on {ground}
      </span>
      <span css={tabular}>
        {ratio.toFixed(2)} {ratio >= least ? 'passes' : 'fails'} {least}
      </span>
    </p>
  );
}

/** Every colour by its role, and every pair that meets with its contrast. */
export function Colours() {
  return (
    <Chapter title="Colours">
      <Specimen name="Roles">{(theme) => <Swatches theme={theme} />}</Specimen>
      <Specimen name="Text on its grounds">
        {(theme) => (
          <div>
            {flat(textPairs).map((pair) => (
              <Pair key={pair.join()} theme={theme} pair={pair} least={LEAST_FOR_TEXT} />
            ))}
          </div>
        )}
      </Specimen>
      <Specimen name="Parts of the interface on theirs">
        {(theme) => (
          <div>
            {flat(partPairs).map((pair) => (
              <Pair key={pair.join()} theme={theme} pair={pair} least={LEAST_FOR_PARTS} />
            ))}
          </div>
        )}
      </Specimen>
    </Chapter>
  );
}
