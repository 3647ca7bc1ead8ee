import { css } from '@emotion/react';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs';
import { WeaveSwatch } from '../../cloth/weave-swatch';
import { Cover } from '../../pictures/cover';
import { besideRatio } from '../../pictures/sizes';
import { FactList } from '../../components/fact-list/fact-list';
import { Figures } from '../../components/figures/figures';
import { RichText } from '../../rich-text/rich-text';
import { ShareLinks } from '../../components/share-links/share-links';
import { TableOfContents, tocEntries } from '../../components/table-of-contents/table-of-contents';
import { formatDate } from '../../lib/format';
import { linkTo } from '../../site/navigation';
import { serviceKeyOf } from '../../site/service-key';
import { useSiteUrl } from '../../seo/site';
import { absoluteUrl } from '../../seo/urls';
import { columns, section, span, wrap } from '../../styles/layout';
import { from, print } from '../../styles/media';
import { h1Text, h2Text, kickerText, leadText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import type { ArticleFacts } from '../facts';
import { caseStudy } from './definition';

export interface StudyFacts extends ArticleFacts {
  readonly category: string | null;
  readonly client_name: string | null;
  readonly industry: string | null;
  readonly technologies: readonly string[];
  /** Safe HTML, as `html`. */
  readonly challenge_html: string | null;
  readonly solution_html: string | null;
  readonly service: { readonly key: string; readonly name: string } | null;
  readonly results: readonly { readonly value: string; readonly label: string }[];
}

/** The way to a case study, for its breadcrumbs. */
export function studyTrail(study: StudyFacts) {
  return [linkTo(caseStudy.pages.list), { name: study.title, path: study.path }];
}

/** Fewer are found by scrolling. */
const LISTED_SECTIONS = 4;

/** A case study: the problem, the work, the results. */
export function StudyDetail({ item: study }: { item: StudyFacts }) {
  const siteUrl = useSiteUrl();
  return (
    <article>
      <StudyHeader study={study} />
      <Work study={study} />
      {study.html ? (
        <section css={[wrap, section, pair]} aria-labelledby="detail">
          <div css={[margin, span('1 / span 3')]}>
            <h2 css={h2Text} id="detail">
              How it was done
            </h2>
            {tocEntries(study.headings).length >= LISTED_SECTIONS ? (
              <TableOfContents headings={study.headings} name="In this part" />
            ) : null}
          </div>
          <div css={[detail, span('4 / span 8')]}>
            <RichText html={study.html} />
            <ShareLinks url={absoluteUrl(siteUrl, study.path)} title={study.title} />
          </div>
        </section>
      ) : null}
    </article>
  );
}

const head = css({ display: 'grid', gap: space.l, paddingTop: space.l });
const opening = css([columns, { rowGap: space.xl, alignItems: 'stretch' }]);
const titles = css({
  display: 'grid',
  alignContent: 'center',
  gap: space.l,
  paddingBlock: space.l,
});
// On a phone the facts follow at once, and bring a line along.
const figures = css({
  paddingTop: space.xl,
  [from.medium]: { paddingBottom: space.xl, borderBottom: `1px solid ${color.line}` },
});
const cloth = css({ [from.medium]: { width: '100%', height: '100%', minHeight: '24rem' } });
const whole = css({ alignSelf: 'center' });

function StudyHeader({ study }: { study: StudyFacts }) {
  const service = serviceKeyOf(study.service);
  return (
    <header css={[wrap, head]}>
      <Breadcrumbs trail={studyTrail(study)} />
      <div css={opening}>
        <div css={[titles, span('1 / span 7')]}>
          <p css={kickerText} dir="auto">
            {[study.service?.name, study.industry].filter(Boolean).join(' · ') || 'Case study'}
          </p>
          <h1 css={h1Text} dir="auto">
            <NoHyphenBreak>{study.title}</NoHyphenBreak>
          </h1>
          {study.short_description ? (
            <p css={leadText} dir="auto">
              {study.short_description}
            </p>
          ) : null}
        </div>
        <div css={span('8 / -1')}>
          <Cover
            css={study.image ? whole : cloth}
            picture={study.image}
            slug={study.slug}
            service={service}
            ratio={besideRatio(study.image)}
            priority
            sizes="(min-width: 82.5em) 530px, (min-width: 48em) max(41vw, 27rem), 92vw"
          />
        </div>
      </div>
      <Figures figures={study.results} css={figures} />
    </header>
  );
}

const problem = css({ backgroundColor: color.raised });
const strip = css({ height: '3.75rem', [print]: { display: 'none' } });
const pair = css([columns, { rowGap: space.l }]);
const first = css({
  rowGap: space.section,
  paddingTop: space.xl,
  [from.medium]: { paddingTop: space.section },
});
// The contents stay in sight beside their text, which is as high as the rest of their column.
const margin = css({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: space.l });
const detail = css({ display: 'grid', gap: space.xl, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The problem, the work and the people; between them a strip of the service's own weave. */
function Work({ study }: { study: StudyFacts }) {
  const service = serviceKeyOf(study.service);
  return (
    <>
      <div css={[wrap, section, pair, first]}>
        <div css={span('1 / span 3')}>
          <FactList
            facts={[
              ['Client', study.client_name],
              ['Industry', study.industry],
              ['Practice', study.service?.name ?? study.category],
              ['Published', formatDate(study.published_at)],
              ['Built with', study.technologies.join(', ')],
            ]}
          />
        </div>
        {study.challenge_html ? (
          <section css={span('4 / span 8', 'medium')} aria-labelledby="challenge">
            <h2 css={[h2Text, { marginBottom: space.l }]} id="challenge">
              What was wrong
            </h2>
            <RichText html={study.challenge_html} />
          </section>
        ) : null}
      </div>
      {study.solution_html ? (
        <>
          {service ? (
            <div css={strip}>
              <WeaveSwatch service={service} cell={10} />
            </div>
          ) : null}
          <section css={[problem, section]} aria-labelledby="solution">
            <div css={[wrap, pair]}>
              <h2 css={[h2Text, span('1 / span 3')]} id="solution">
                What we did
              </h2>
              <div css={span('4 / span 8')}>
                <RichText html={study.solution_html} />
              </div>
            </div>
          </section>
        </>
      ) : null}
    </>
  );
}
