import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { FigureValue, figureText } from '../../components/figures/figure-value';
import { CaseStudyLink } from '../../sections/case-study-link';
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
const source = css([
  smallText,
  mutedText,
  { display: 'grid', gap: space.xs, alignContent: 'start' },
]);
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

type Result = ProofBandProps['results'][number];

/** Whether a text has a name, and not as a part of a longer word. */
function hasName(text: string, name: string): boolean {
  const parts = text.split(name);
  return parts.some(
    (part, at) =>
      at > 0 && !/[\p{L}\p{N}]$/u.test(parts[at - 1] ?? '') && !/^[\p{L}\p{N}]/u.test(part),
  );
}

/** The case study that a result is from: its words name the client. Of several, the one that has the figure itself. */
export function studyOf(
  { value, label, basis }: Result,
  studies: ProofBandProps['case_studies'],
): ProofBandProps['case_studies'][number] | null {
  const words = `${label} ${basis}`;
  const ofClient = studies.filter(({ client_name: client }) => client && hasName(words, client));
  const exact = ofClient.find(({ results }) => results.some((each) => each.value === value));
  return exact ?? (ofClient.length === 1 ? (ofClient[0] ?? null) : null);
}

/** Results, each with a link to its case study; then the studies that nothing on the page has linked to; and a quote. */
export function ProofBand({
  heading,
  results,
  case_studies: studies,
  testimonials,
  service,
}: ProofBandProps) {
  const sources = results.map((each) => studyOf(each, studies));
  const linked = new Set(
    [...sources, ...testimonials.map(({ case_study: study }) => study)].map((each) => each?.path),
  );
  const others = studies.filter(({ path }) => !linked.has(path));
  const Title = results.length > 0 ? 'h4' : 'h3';
  return (
    <Band heading={heading} ground="raised">
      <div css={body}>
        {results.length > 0 ? (
          <dl css={[figures, abreast(results.length)]}>
            {results.map((each, at) => (
              <div key={each.label} css={figure}>
                <dt css={h4Text}>{each.label}</dt>
                <dd css={value}>
                  <FigureValue value={each.value} />
                </dd>
                <dd css={source}>
                  {each.basis}
                  <CaseStudyLink study={sources[at] ?? null} />
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {studies.length > 0 && (others.length > 0 || service) ? (
          <div css={apart} data-pagefind-ignore="">
            {others.length > 0 && results.length > 0 ? (
              <h3 css={[h3Text, besideRows]}>
                {others.length < studies.length ? 'More case studies' : 'Case studies'}
              </h3>
            ) : null}
            {others.length > 0 ? (
              <ul css={[plainList, rows]}>
                {others.map(({ path, title, client_name: client }) => (
                  <li key={path} css={caseRow}>
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
            ) : null}
            {service ? (
              <p css={besideRows}>
                <Link css={standaloneLink} to={`/resources/case-studies?type=${service.key}`}>
                  All case studies in {service.name}
                </Link>
              </p>
            ) : null}
          </div>
        ) : null}
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
