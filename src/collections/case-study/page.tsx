import { graphql, type PageProps } from 'gatsby';
import { Adjacent } from '../../components/adjacent/adjacent';
import type { DetailContext } from '../page-contexts';
import { dataOf } from '../../lib/page-data';
import { serviceKeyOf } from '../../site/service-key';
import { ArticleSeo } from '../../seo/article-seo';
import { StudyDetail, studyTrail } from './detail';
import { RelatedCases } from './related';

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
}: PageProps<Queries.CaseStudyQuery, DetailContext>) {
  const study = dataOf(data.caseStudy);
  return (
    <>
      <ArticleSeo
        item={study}
        contentDigest={pageContext.contentDigest}
        trail={studyTrail(study)}
        describe="caseArticle"
        service={serviceKeyOf(study.service)}
      />
      <StudyDetail item={study} />
      <Adjacent previous={study.previous} next={study.next} label="case studies" />
      <RelatedCases studies={study.related} />
    </>
  );
}
