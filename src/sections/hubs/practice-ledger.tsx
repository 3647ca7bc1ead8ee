import { css } from '@emotion/react';
import { graphql, Link } from 'gatsby';
import { WholeSwatch } from '../../cloth/whole-swatch';
import { FigureValue } from '../../components/figures/figure-value';
import { serviceKeyOf } from '../../site/service-key';
import { plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import { h3Text, h4Text, lineLink, mutedText, smallText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';

export const query = graphql`
  fragment Practice on ServicePage {
    path
    teaser
    service {
      key
      name
    }
    sub_pages {
      path
      trail {
        name
      }
    }
    bands {
      ... on ResultsBand {
        items {
          value
          label
        }
      }
    }
  }
`;

export type PracticeFacts = Queries.PracticeFragment;

/** Longer values are sentences, and no figure. */
const LONGEST_VALUE = 16;

/** The first of a practice's results that is a figure. */
function figureOf({ bands }: PracticeFacts) {
  return bands
    .flatMap((band) => ('items' in band ? band.items : []))
    .find(({ value }) => value.length <= LONGEST_VALUE);
}

// On a desk one cloth down the side, in the weave of one practice after the other, in whole repeats.
const row = css({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  columnGap: space.m,
  [from.medium]: {
    gridTemplateColumns: '8rem minmax(0, 5fr) minmax(0, 3fr)',
    columnGap: space.gap,
  },
  [from.wide]: {
    gridTemplateColumns: '8rem minmax(0, 4fr) minmax(0, 6fr) minmax(0, 2.5fr)',
  },
});
const cloth = css({
  gridRow: '1 / span 3',
  position: 'relative',
  height: '4rem',
  '& > svg': { position: 'absolute', inset: 0, height: '100%' },
  [from.medium]: { height: 'auto' },
});
const part = css({
  display: 'grid',
  gridColumn: 2,
  alignContent: 'start',
  gap: space.hair,
  paddingBottom: space.s,
  [from.wide]: { gridRow: 1, paddingBlock: space.m, borderTop: `1px solid ${color.line}` },
});
const words = css([part, { paddingTop: space.m, borderTop: `1px solid ${color.line}` }]);
const alone = css({ [from.wide]: { gridColumn: '2 / span 2' } });
const pages = css([
  plainList,
  smallText,
  part,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.m}`, [from.wide]: { gridColumn: 3 } },
]);
const page = css([lineLink, { display: 'inline-block', paddingBlock: '0.1875rem' }]);
const figure = css([
  part,
  {
    gap: 0,
    [from.medium]: {
      gridColumn: 3,
      gridRow: '1 / span 2',
      paddingTop: space.m,
      borderTop: `1px solid ${color.line}`,
    },
    [from.wide]: { gridColumn: 4, gridRow: 1 },
  },
]);

// On a phone in one line with its words.
const value = css([h4Text, tabular, { [from.medium]: { display: 'block' } }]);

interface LedgerProps {
  practices: readonly PracticeFacts[];
  /** A practice's work in one line. */
  lineOf: (practice: PracticeFacts) => string;
}

/** All practices, one beneath the other: weave, work, pages, and a figure that proves it. */
export function PracticeLedger({ practices, lineOf }: LedgerProps) {
  return (
    <ul css={plainList}>
      {practices.map((practice) => (
        <PracticeRow key={practice.path} practice={practice} line={lineOf(practice)} />
      ))}
    </ul>
  );
}

function PracticeRow({ practice, line }: { practice: PracticeFacts; line: string }) {
  const { path, service, sub_pages: below } = practice;
  const key = serviceKeyOf(service);
  const proof = figureOf(practice);
  return (
    <li css={row}>
      <div css={cloth}>
        {key ? <WholeSwatch service={key} ends={16} picks={16} isFilling /> : null}
      </div>
      <div css={[words, below.length === 0 && alone]}>
        <h3 css={h3Text}>
          <Link css={lineLink} to={path}>
            {service.name}
          </Link>
        </h3>
        <p css={[smallText, mutedText]}>{line}</p>
      </div>
      {below.length > 0 ? (
        <ul css={pages} aria-label={`${service.name}: pages`}>
          {below.map(({ path: to, trail }) => (
            <li key={to}>
              <Link css={page} to={to}>
                {trail.at(-1)?.name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <div css={figure}>
        {proof ? (
          <p css={smallText}>
            <strong css={value}>
              <FigureValue value={proof.value} />
            </strong>{' '}
            <span css={mutedText}>{proof.label}</span>
          </p>
        ) : null}
      </div>
    </li>
  );
}
