import { graphql, type PageProps } from 'gatsby';
import { Adjacent } from '../../components/adjacent/adjacent';
import { itemTrail } from '../item-trail';
import type { ItemContext } from '../page-contexts';
import { dataOf } from '../../lib/page-data';
import { serviceKeyOf } from '../../site/service-key';
import { ArticleSeo } from '../../seo/article-seo';
import { caseStudy } from './definition';
import { StudyDetail } from './detail';
import { RelatedCases } from './rows';

export const query = graphql`
  query CaseStudy($id: String!) {
    caseStudy(id: { eq: $id }) {
      slug
      path
      title
      short_description
      excerpt
      category
      client_name
      industry
      technologies
      published_at
      updated_at
      reading_minutes
      html
      challenge_html
      solution_html
      head_title
      head_description
      service {
        key
        name
      }
      results {
        value
        label
      }
      headings {
        id
        text
        level
      }
      image {
        ...PictureBeside
        share_url
      }
      previous {
        path
        title
      }
      next {
        path
        title
      }
      related {
        ...CaseTeaser
      }
    }
  }
`;

/** `/case-study/{slug}` */
export default function CaseStudy({
  data,
  pageContext,
}: PageProps<Queries.CaseStudyQuery, ItemContext>) {
  const { contentDigest, listName } = pageContext;
  const study = dataOf(data.caseStudy);
  return (
    <>
      <ArticleSeo
        item={study}
        contentDigest={contentDigest}
        trail={itemTrail(caseStudy, listName, study)}
        describe="caseArticle"
        service={serviceKeyOf(study.service)}
      />
      <StudyDetail item={study} listName={listName} />
      <Adjacent previous={study.previous} next={study.next} label="case studies" />
      {study.related.length > 0 ? <RelatedCases studies={study.related} /> : null}
    </>
  );
}
