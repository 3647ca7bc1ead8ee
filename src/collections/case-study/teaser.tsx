import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Cover } from '../../pictures/cover';
import {
  FigureValue,
  figureText,
  isSentence,
  sentenceText,
} from '../../components/figures/figure-value';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { Figures } from '../../components/figures/figures';
import { ItemLink } from '../../components/item-link/item-link';
import { MetaLine } from '../../components/meta-line/meta-line';
import { serviceKeyOf } from '../../site/service-key';
import { clampedTo, columns, noPrint, span } from '../../styles/layout';
import { from } from '../../styles/media';
import { h3Text, kickerText, mutedText, partText, quietLink, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import type { FromAnywhere } from '../facts';

export type CaseTeaserData = Queries.CaseTeaserFragment & FromAnywhere;

export const caseTeaser = graphql`
  fragment CaseTeaser on CaseStudy {
    slug
    path
    title
    excerpt
    category
    client_name
    industry
    published_at
    service {
      key
      name
    }
    results {
      value
      label
    }
    image {
      ...PictureCard
    }
  }
`;

interface Props {
  study: CaseTeaserData;
  headingLevel?: 'h2' | 'h3';
  priority?: boolean;
}

interface RowProps extends Omit<Props, 'priority'> {
  /** Below a case study, whose own figures are the largest type of the page. */
  isRelated?: boolean;
}

const lead = css([
  columns,
  { alignItems: 'start', rowGap: space.l, [from.wide]: { alignItems: 'center' } },
]);
const leadText = css({ display: 'grid', gap: space.l });
const titles = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s });
const figures = css({ paddingTop: space.l, borderTop: `1px solid ${color.line}` });

/** A case study as a large teaser: picture, work and figures. */
export function CaseLead({ study, headingLevel: Heading = 'h2', priority = false }: Props) {
  return (
    <article css={lead}>
      <div css={[span('1 / span 5'), noPrint]}>
        <Cover
          picture={study.image}
          slug={study.slug}
          service={serviceKeyOf(study.service)}
          alt=""
          priority={priority}
          sizes="(min-width: 82.5em) 530px, (min-width: 48em) 37vw, 92vw"
        />
      </div>
      <div css={[leadText, span('6 / -1')]}>
        <div css={titles}>
          <p css={kickerText}>
            {[study.service?.name ?? study.category, 'Case study'].filter(Boolean).join(' · ')}
          </p>
          <Heading css={partText} dir="auto">
            <ItemLink css={quietLink} item={study}>
              <NoHyphenBreak>{study.title}</NoHyphenBreak>
            </ItemLink>
          </Heading>
        </div>
        <p dir="auto">{study.excerpt}</p>
      </div>
      {study.results.length > 0 ? (
        <div css={span('1 / -1')}>
          <Figures figures={study.results.slice(0, 3)} css={figures} isLarge />
        </div>
      ) : null}
    </article>
  );
}

const row = css([
  columns,
  {
    rowGap: space.m,
    paddingBlock: space.xl,
    borderTop: `1px solid ${color.line}`,
    alignItems: 'start',
    breakInside: 'avoid',
  },
]);
const figure = css({ display: 'grid', gap: space.xs });
// Larger than its title; a change such as `11 days → 26 min` stays on a line of a desk.
const value = css({
  fontSize: '2.25rem',
  [from.medium]: { fontSize: '1.875rem' },
  [from.wide]: { fontSize: 'clamp(2.25rem, 1.25rem + 1.5vw, 2.75rem)' },
});
const besideFigure = [span('4 / span 6'), span('5 / span 5', 'wide')];
const pictureBox = css({ display: 'none', [from.medium]: { display: 'block' } });

/** A case study as a row: its first figure, if it has one, title and picture. */
export function CaseRow({ study, headingLevel: Heading = 'h2', isRelated = false }: RowProps) {
  const [result] = study.results;
  return (
    <article css={row}>
      {result ? (
        <div css={[figure, span('1 / span 3'), span('1 / span 4', 'wide')]}>
          <p
            css={[figureText, !isRelated && value, isSentence(result.value) && sentenceText]}
            dir="auto"
          >
            <FigureValue value={result.value} />
          </p>
          <p css={[smallText, mutedText]} dir="auto">
            {result.label}
          </p>
        </div>
      ) : null}
      <div css={[titles, ...(result ? besideFigure : [span('1 / span 9')])]}>
        <Heading css={h3Text} dir="auto">
          <ItemLink css={quietLink} item={study}>
            <NoHyphenBreak>{study.title}</NoHyphenBreak>
          </ItemLink>
        </Heading>
        <p css={[smallText, mutedText, clampedTo(8)]} dir="auto">
          {study.excerpt}
        </p>
        <MetaLine>
          {study.service?.name ?? null}
          {study.client_name ? <span dir="auto">{study.client_name}</span> : null}
        </MetaLine>
      </div>
      <div css={[pictureBox, span('10 / -1'), noPrint]}>
        <Cover
          picture={study.image}
          slug={study.slug}
          service={serviceKeyOf(study.service)}
          alt=""
          sizes="(min-width: 82.5em) 310px, calc(24vw - 1.75rem)"
        />
      </div>
    </article>
  );
}
