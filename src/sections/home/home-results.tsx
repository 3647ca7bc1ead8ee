import { css } from '@emotion/react';
import { graphql, Link } from 'gatsby';
import { WholeSwatch } from '../../cloth/whole-swatch';
import { FigureValue, figureText } from '../../components/figures/figure-value';
import type { Figure } from '../../components/figures/figures';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { figureOf } from '../../site/proofs';
import { serviceGroups } from '../../site/service-groups';
import { serviceKeyOf } from '../../site/service-key';
import { clampedTo, plainList } from '../../styles/layout';
import { below, from } from '../../styles/media';
import { captionText, mutedText, smallText, standaloneLink } from '../../styles/text';
import { color, space } from '../../styles/tokens';

export const homeResult = graphql`
  fragment HomeResult on CaseStudy {
    path
    title
    client_name
    industry
    service {
      key
      name
    }
    results {
      value
      label
    }
  }
`;

type Study = Queries.HomeResultFragment;

/** A case study, and its figure. */
export interface HomeResult {
  readonly study: Study;
  readonly figure: Figure;
}

const MOST = 3;

/**
 * Case studies that have a figure: the newest of each practice that knows an industry, in the practices' order, then the
 * newest of the rest.
 * @param studies newest first
 */
export function shownResults(studies: readonly Study[]): HomeResult[] {
  const results = studies.flatMap((study) => {
    const figure = figureOf(study);
    return figure ? [{ study, figure }] : [];
  });
  const first = serviceGroups[0].services.flatMap(
    (key) => results.find(({ study }) => study.service?.key === key) ?? [],
  );
  return [...new Set([...first, ...results])].slice(0, MOST);
}

// The weaves touch, as stripes of one cloth.
const list = css([
  plainList,
  {
    display: 'grid',
    [from.nav]: { gridAutoRows: '1fr', height: '100%' },
    [from.wide]: { gridAutoRows: 'minmax(10rem, 1fr)' },
  },
]);
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  columnGap: space.gap,
});
/** Crossings across and down: whole repeats of each weave, about as wide as high. */
const STRIPE = { ends: 16, picks: 40 } as const;
const stripe = css({
  position: 'relative',
  '& > svg': { position: 'absolute', inset: 0, height: '100%' },
});
const words = css({
  display: 'grid',
  alignContent: 'center',
  gap: space.hair,
  paddingBlock: space.s,
  'li:not(:first-of-type) > &': { borderTop: `1px solid ${color.line}` },
});
const figureLine = css({ display: 'grid' });
// All of the row leads to the case study.
const title = css([
  standaloneLink,
  { fontWeight: 600, '&::after': { content: "''", position: 'absolute', inset: 0 } },
]);
const field = css([captionText, mutedText, { [from.medium]: { fontSize: 'inherit' } }]);

// A phone has room for one result above the banner.
export const wideOnly = css({ [below.small]: { display: 'none' } });

/** The newest results of the work: each with a stripe in its practice's weave, and the way to its case study. */
export function HomeResults({ results }: { results: readonly HomeResult[] }) {
  return (
    <ul css={list} aria-label="Latest results">
      {results.map(({ study, figure }) => (
        <li key={study.path} css={row}>
          <div css={stripe}>
            <WholeSwatch service={serviceKeyOf(study.service)} {...STRIPE} isFilling />
          </div>
          <div css={words} dir="auto">
            <Field study={study} />
            <p css={figureLine}>
              <strong css={figureText}>
                <FigureValue value={figure.value} />
              </strong>{' '}
              {figure.label}
            </p>
            <p css={[smallText, clampedTo(4), { textWrap: 'balance' }]}>
              <Link css={title} to={study.path}>
                <NoHyphenBreak>{study.title}</NoHyphenBreak>
              </Link>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The industry or the practice, and the client where there is room; of work that has neither, the client alone. */
function Field({ study: { industry, service, client_name: client } }: { study: Study }) {
  const name = industry ?? service?.name ?? null;
  return (
    <p css={[field, smallText]}>
      {name ?? client}
      {name && client ? <span css={wideOnly}>, {client}</span> : null}
    </p>
  );
}
