import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { FigureValue, figureText } from '../../components/figures/figure-value';
import { figureOf } from '../../site/proofs';
import { columns, plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import {
  captionText,
  h4Text,
  mutedText,
  quietLink,
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

/** Three abreast, or two where three would leave a place empty. */
const abreast = (items: number) => ({ '--abreast': Math.min(items, items % 3 === 0 ? 3 : 2) });

/** The results, and of two the third from the case studies below them, so that both share their columns. */
export function withThird({ results, case_studies: studies, shown }: ProofBandProps) {
  if (results.length !== 2 || studies.length !== 3) return results;
  const known = new Set(shown.map(({ value }) => value));
  const third = studies.flatMap((study) => {
    const figure = figureOf({ results: study.results.filter(({ value }) => !known.has(value)) });
    return figure ? [{ ...figure, basis: study.client_name ?? study.title }] : [];
  })[0];
  return third ? [...results, third] : results;
}

/** Results in the columns of the case studies that they come from; those of other work take what columns are left. */
export function inColumnsOf(
  studies: ProofBandProps['case_studies'],
  results: ProofBandProps['results'],
): ProofBandProps['results'] {
  const rest = [...results];
  const own = studies.map(({ client_name: client }) => {
    const at = client ? rest.findIndex(({ basis }) => basis.includes(client)) : -1;
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  });
  return [...own.map((each) => each ?? rest.shift()), ...rest].filter((each) => each !== undefined);
}

/** Results, told once: figures, the client, and a quote. */
export function ProofBand(proof: ProofBandProps) {
  const { heading, testimonials } = proof;
  const results = inColumnsOf(proof.case_studies, withThird(proof));
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
        <Cases {...proof} />
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

/** Where each was done, hung side by side, each on a thread; their figures stand in the case studies themselves. */
function Cases({ case_studies: studies, service }: ProofBandProps) {
  if (studies.length === 0) return null;
  return (
    <div css={cases} data-pagefind-ignore="">
      <ul css={[threads, abreast(studies.length)]}>
        {studies.map(({ path, title, client_name: client }) => (
          <li key={path} css={hanging}>
            <h3 css={h4Text} dir="auto">
              <Link css={quietLink} to={path}>
                {title}
              </Link>
            </h3>
            {client ? (
              <p css={[captionText, mutedText]} dir="auto">
                {client}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {service ? (
        <p>
          <Link css={standaloneLink} to={`/resources/case-studies?type=${service.key}`}>
            All case studies in {service.name}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
