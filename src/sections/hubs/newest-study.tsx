import { css } from '@emotion/react';
import { ItemLink } from '../../components/item-link/item-link';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { FigureValue } from '../../components/figures/figure-value';
import { Cover } from '../../pictures/cover';
import { serviceKeyOf } from '../../site/service-key';
import { from } from '../../styles/media';
import { h2Text, h3Text, lineLink, mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});
const words = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.m,
});

/** The newest case study: its figure, large, and its picture or cloth. */
export function NewestStudy({ study }: { study: Queries.CaseTeaserFragment }) {
  const [result] = study.results;
  return (
    <article css={box}>
      <div css={words}>
        {result ? (
          <p dir="auto">
            <span css={[h2Text, { display: 'block' }]}>
              <FigureValue value={result.value} />
            </span>{' '}
            <span css={[smallText, mutedText]}>{result.label}</span>
          </p>
        ) : null}
        <h4 css={h3Text} dir="auto">
          <ItemLink css={lineLink} item={study}>
            <NoHyphenBreak>{study.title}</NoHyphenBreak>
          </ItemLink>
        </h4>
        <p css={[smallText, mutedText]} dir="auto">
          {study.excerpt}
        </p>
      </div>
      <Cover
        picture={study.image}
        slug={study.slug}
        service={serviceKeyOf(study.service)}
        alt=""
        priority
        sizes="(min-width: 82.5em) 250px, (min-width: 75em) 18vw, (min-width: 48em) 45vw, 92vw"
      />
    </article>
  );
}
