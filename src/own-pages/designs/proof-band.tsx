import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { FigureValue, figureText } from '../../components/figures/figure-value';
import { figureOf } from '../../site/proofs';
import { columns, lineRow, plainList, span } from '../../styles/layout';
import { from } from '../../styles/media';
import {
  captionText,
  h3Text,
  h4Text,
  lineLink,
  mutedText,
  smallText,
  standaloneLink,
} from '../../styles/text';
import { thread } from '../../styles/thread';
import { color, space } from '../../styles/tokens';
import { Band } from '../bands/band';
import { Testimonial } from '../service-testimonials';
import type { BandOf, DesignPage } from './design-page';

export interface ProofBandProps extends Pick<
  DesignPage,
  'case_studies' | 'testimonials' | 'service'
> {
  heading: string;
  /** Figures that the page has not shown above. */
  results: BandOf<'ResultsBand'>['items'];
  /** All figures of the page. */
  shown: BandOf<'ResultsBand'>['items'];
}

const body = css({ display: 'grid', gap: space.xl });
// As many columns as fill their rows; `--abreast` is set on the list.
const beside = { [from.nav]: { gridTemplateColumns: 'repeat(var(--abreast), minmax(0, 1fr))' } };
const figures = css({ display: 'grid', gap: `${space.l} ${space.gap}`, margin: 0, ...beside });
const figure = css({
  display: 'grid',
  gap: space.hair,
  alignContent: 'start',
  paddingTop: space.m,
  borderTop: `2px solid ${color.ink}`,
  // A figure of two lines pushes down the words of all.
  [from.nav]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
});
const value = css([figureText, { order: -1 }]);
const threads = css([plainList, { display: 'grid', gap: `${space.l} ${space.gap}`, ...beside }]);
const hanging = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  paddingInlineStart: space.m,
  borderInlineStart: `0.375rem solid ${thread}`,
});
const cases = css({ display: 'grid', gap: space.xl });
// The heading, and below it the way to all, beside the rows.
const apart = css([columns, { rowGap: space.m, [from.wide]: { gridTemplateRows: 'auto 1fr' } }]);
const rows = css([
  span('1 / -1'),
  span('5 / -1', 'wide'),
  { [from.wide]: { gridRow: '1 / span 2' } },
]);
const besideRows = css([span('1 / -1'), span('1 / span 4', 'wide')]);
// The client of each on one edge.
const caseRow = css([
  lineRow,
  {
    alignItems: 'baseline',
    [from.nav]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', columnGap: space.gap },
  },
]);

/** Three abreast, or two where three would leave a place empty. */
const abreast = (items: number) => ({ '--abreast': Math.min(items, items % 3 === 0 ? 3 : 2) });

/**
 * A result for each case study, from it: one that names its client, or at most one figure of a study itself that the
 * page does not have. Null where they do not match: under the figure of another, a case would pass for its source.
 */
export function byCase({ results, case_studies: studies, shown }: ProofBandProps) {
  if (results.length < Math.max(studies.length - 1, 1)) return null;
  const known = new Set(shown.map(({ value }) => value));
  const rest = [...results];
  const own = studies.flatMap(({ client_name: client, title, results: figures }) => {
    const at = client
      ? rest.findIndex(({ label, basis }) => `${label} ${basis}`.includes(client))
      : -1;
    if (at >= 0) return rest.splice(at, 1);
    const figure = figureOf({ results: figures.filter(({ value }) => !known.has(value)) });
    return figure ? [{ ...figure, basis: client ?? title }] : [];
  });
  return rest.length === 0 && own.length === studies.length ? own : null;
}

/** Results, told once: figures, the client, and a quote. */
export function ProofBand(proof: ProofBandProps) {
  const { heading, testimonials } = proof;
  const matched = byCase(proof);
  const results = matched ?? proof.results;
  return (
    <Band heading={heading} ground="raised">
      <div css={body}>
        {results.length > 0 ? (
          <dl css={[figures, abreast(results.length)]}>
            {results.map((each) => (
              <div key={each.label} css={figure}>
                <dt css={h4Text}>{each.label}</dt>
                <dd css={value}>
                  <FigureValue value={each.value} />
                </dd>
                <dd css={[smallText, mutedText]}>{each.basis}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <Cases {...proof} isApart={results.length > 0 && !matched} />
        {testimonials.length > 0 ? (
          <div css={columns}>
            {testimonials.map((testimonial) => (
              <div key={testimonial.api_id} css={{ gridColumn: '1 / -1' }}>
                <Testimonial testimonial={testimonial} />
              </div>
            ))}
          </div>
        ) : null}
      </div>
    </Band>
  );
}

/**
 * Where each was done; their figures stand in the case studies themselves.
 * @param isApart in rows of their own, since the results above are of other work
 */
function Cases({ case_studies: studies, service, isApart }: ProofBandProps & { isApart: boolean }) {
  if (studies.length === 0) return null;
  const Title = isApart ? 'h4' : 'h3';
  const list = (
    <ul css={isApart ? plainList : [threads, abreast(studies.length)]}>
      {studies.map(({ path, title, client_name: client }) => (
        <li key={path} css={isApart ? caseRow : hanging}>
          <Title css={h4Text} dir="auto">
            <Link css={lineLink} to={path}>
              {title}
            </Link>
          </Title>
          {client ? (
            <p css={[captionText, mutedText]} dir="auto">
              {client}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
  const all = service ? (
    <p>
      <Link css={standaloneLink} to={`/resources/case-studies?type=${service.key}`}>
        All case studies in {service.name}
      </Link>
    </p>
  ) : null;
  if (!isApart) {
    return (
      <div css={cases} data-pagefind-ignore="">
        {list}
        {all}
      </div>
    );
  }
  return (
    <div css={apart} data-pagefind-ignore="">
      <h3 css={[h3Text, besideRows]}>
        {service ? `Case studies in ${service.name}` : 'Case studies'}
      </h3>
      <div css={rows}>{list}</div>
      <div css={besideRows}>{all}</div>
    </div>
  );
}
