import { css } from '@emotion/react';
import { ShareLinks } from '../../components/share-links/share-links';
import { TableOfContents, tocEntries } from '../../components/table-of-contents/table-of-contents';
import { useSiteUrl } from '../../seo/site';
import { absoluteUrl } from '../../seo/urls';
import { serviceKeyOf } from '../../site/service-key';
import { articleSide, articleText } from '../../styles/article';
import { section, wrap } from '../../styles/layout';
import { partText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { RichText } from '../../rich-text/rich-text';
import type { ArticleFacts } from '../facts';
import { itemTrail } from '../item-trail';
import type { DetailProps } from '../live';
import { pair } from './body-styles';
import { caseStudy } from './definition';
import { StudyHeader } from './head';
import { StudyOpening, StudySolution, StudyStrip } from './work';

/** All texts are safe HTML. */
export type StudyFacts = ArticleFacts &
  Pick<
    NonNullable<Queries.CaseStudyQuery['caseStudy']>,
    | ('category' | 'client_name' | 'industry' | 'technologies')
    | ('challenge_html' | 'solution_html' | 'service' | 'results')
  >;

// The contents stay in sight beside their text, which is as high as the rest of their column.
const margin = css({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: space.l });

/** With fewer headings, readers scroll. */
const LISTED_SECTIONS = 4;

/** A case study: the problem, the work, the results. */
export function StudyDetail({ item: study, listName }: DetailProps<StudyFacts>) {
  const siteUrl = useSiteUrl();
  const service = serviceKeyOf(study.service);
  return (
    <article>
      <StudyHeader study={study} trail={itemTrail(caseStudy, listName, study)} />
      <StudyOpening study={study} />
      {study.solution_html && service ? <StudyStrip service={service} /> : null}
      {study.solution_html ? <StudySolution html={study.solution_html} /> : null}
      {study.html ? (
        <section css={[wrap, section, pair]} aria-labelledby="detail">
          <div css={[margin, articleSide]}>
            <h2 css={partText} id="detail">
              How it was done
            </h2>
            {tocEntries(study.headings).length >= LISTED_SECTIONS ? (
              <TableOfContents headings={study.headings} name="In this part" />
            ) : null}
          </div>
          <div css={articleText}>
            <RichText html={study.html} />
            <ShareLinks url={absoluteUrl(siteUrl, study.path)} title={study.title} />
          </div>
        </section>
      ) : null}
    </article>
  );
}
