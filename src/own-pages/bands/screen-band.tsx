import { css, type Interpolation, type Theme } from '@emotion/react';
import { graphql } from 'gatsby';
import { useId } from 'react';
import { hiddenText, plainList } from '../../styles/layout';
import { captionText, mutedText, smallText, tabular } from '../../styles/text';
import { thread } from '../../styles/thread';
import { color, radius, space } from '../../styles/tokens';
import { densities } from '../../cloth/densities';
import { DrawnBand } from './drawn/drawn-band';
import { roomy } from './drawn/room';
import { Window } from './screens/window';

export const query = graphql`
  fragment ScreenBand on ScreenBand {
    heading
    short
    intro
    title
    fields {
      label
      value
      state
      note
    }
    actions
    caption
  }
`;

const sides = css({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  [roomy]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', columnGap: space.xxl },
});
const fields = css({ margin: 0 });
const field = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.hair} ${space.m}`,
  alignItems: 'center',
  padding: `${space.s} ${space.m}`,
  '& + &': { borderTop: `1px solid ${color.line}` },
  '& > dt': { gridColumn: '1 / -1' },
  [roomy]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 7rem',
    '& > dt': { gridColumn: 'auto' },
  },
});
const value = css([tabular, { fontWeight: 600, overflowWrap: 'anywhere' }]);
const state = css([
  smallText,
  { display: 'flex', alignItems: 'center', gap: space.xs, whiteSpace: 'nowrap' },
]);
const swatch = css({ width: '1.5rem', height: '1rem' });
const number = css([
  captionText,
  tabular,
  {
    display: 'inline-block',
    minWidth: '1.5rem',
    border: `1px solid ${color.ink}`,
    textAlign: 'center',
    fontWeight: 600,
  },
]);
const inField = css({ marginInlineStart: '0.1em', verticalAlign: '0.1em' });
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  padding: space.m,
  borderTop: `1px solid ${color.edge}`,
});
const action = css([
  smallText,
  {
    padding: `${space.hair} ${space.m}`,
    border: `1px solid ${color.ink}`,
    borderRadius: radius.control,
    fontWeight: 600,
  },
]);
const firstAction = css({ color: color.paper, backgroundColor: color.ink });
const notes = css([plainList, { display: 'grid' }]);
const note = css([
  smallText,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.s,
    alignItems: 'baseline',
    paddingBlock: space.s,
    borderTop: `1px solid ${color.line}`,
    '&:first-of-type': { borderTop: `3px solid ${thread}` },
  },
]);

/** Words and weave of each state. */
const states: Readonly<
  Record<string, { readonly word: string; readonly look: Interpolation<Theme> }>
> = {
  ok: { word: 'OK', look: densities[1] },
  warn: { word: 'To check', look: densities[2] },
  stop: { word: 'Stopped', look: densities[3] },
};

/** A small interface, as its users see it; the numbers in it lead to the notes beside it. */
export function ScreenBand({ band }: { band: Queries.ScreenBandFragment }) {
  const id = useId();
  const noted = band.fields.filter((each) => each.note);
  return (
    <DrawnBand band={band} ground="raised">
      <div css={sides}>
        <Window title={band.title} titleId={id}>
          <dl css={fields}>
            {band.fields.map((each) => (
              <div key={each.label} css={field}>
                <dt css={[smallText, mutedText]}>{each.label}</dt>
                <dd css={value}>
                  {each.value}
                  {each.note ? (
                    <>
                      {' '}
                      <span css={[number, inField]}>
                        <span css={hiddenText}>note </span>
                        {noted.indexOf(each) + 1}
                      </span>
                    </>
                  ) : null}
                </dd>
                <State of={states[each.state ?? '']} />
              </div>
            ))}
          </dl>
          {band.actions?.length ? (
            <p css={actions}>
              <span css={hiddenText}>Buttons: </span>
              {band.actions.map((each, at) => (
                <span key={each} css={[action, at === 0 && firstAction]}>
                  {each}
                </span>
              ))}
            </p>
          ) : null}
        </Window>
        {noted.length > 0 ? (
          <ol css={notes}>
            {noted.map((each, at) => (
              <li key={each.label} css={note}>
                <span css={number} aria-hidden="true">
                  {at + 1}
                </span>
                {each.note}
              </li>
            ))}
          </ol>
        ) : null}
      </div>
    </DrawnBand>
  );
}

function State({ of }: { of: (typeof states)[string] | undefined }) {
  if (!of) return null;
  return (
    <dd css={state}>
      <span css={[swatch, of.look]} aria-hidden="true" />
      {of.word}
    </dd>
  );
}
