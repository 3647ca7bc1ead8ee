import { graphql, type PageProps } from 'gatsby';
import { Adjacent } from '../../components/adjacent/adjacent';
import type { DetailContext } from '../../lib/page-contexts';
import { dataOf } from '../../lib/page-data';
import { serviceKeyOf } from '../../lib/service-key';
import { breadcrumbList, caseArticle } from '../../seo/json-ld';
import { Seo } from '../../seo/seo';
import { useSiteUrl } from '../../seo/site';
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

type Study = NonNullable<Queries.CaseStudyQuery['caseStudy']>;

/** `/case-study/{slug}` */
export default function CaseStudy({
  data,
  pageContext,
}: PageProps<Queries.CaseStudyQuery, DetailContext>) {
  const study = dataOf(data.caseStudy);
  return (
    <>
      <StudyHead study={study} contentDigest={pageContext.contentDigest} />
      <StudyDetail item={study} />
      <Adjacent previous={study.previous} next={study.next} label="case studies" />
      <RelatedCases studies={study.related} />
    </>
  );
}

function StudyHead({ study, contentDigest }: { study: Study; contentDigest: string }) {
  const siteUrl = useSiteUrl();
  const facts = {
    path: study.path,
    title: study.head_title,
    description: study.head_description,
    publishedAt: study.published_at,
    updatedAt: study.updated_at,
  };
  const article = { ...facts, title: study.title, imageUrl: study.image?.url ?? null };
  return (
    <Seo
      {...facts}
      type="article"
      image={study.image}
      service={serviceKeyOf(study.service)}
      contentDigest={contentDigest}
      jsonLd={[caseArticle(article, siteUrl), breadcrumbList(studyTrail(study), siteUrl)]}
    />
  );
}
