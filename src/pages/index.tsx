import { graphql, type PageProps } from 'gatsby';
import { company } from '../site/company';
import { proofsOf } from '../site/proofs';
import { QUERY_PARAMETER, SEARCH_PATH } from '../site-search/search-page';
import { organization, webSite } from '../seo/json-ld';
import { HydratedParts } from '../hydration/hydration';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';
import { HomeAudience } from '../sections/home/home-audience';
import { HomeClients } from '../sections/home/home-clients';
import { HomeHero } from '../sections/home/home-hero';
import { HomeIndex } from '../sections/home/home-index';
import { HomePractices } from '../sections/home/home-practices';
import { HomeProof } from '../sections/home/home-proof';
import { HomeTestimonials } from '../sections/home/home-testimonials';
import { HomeWork } from '../sections/home/home-work';
import { nearBands } from '../styles/layout';

export const query = graphql`
  query Home {
    threads: allCaseStudy(sort: { published_at: DESC }, limit: 12) {
      nodes {
        service {
          key
        }
      }
    }
    work: allCaseStudy(sort: { published_at: DESC }, limit: 4) {
      nodes {
        ...CaseTeaser
      }
    }
    proofs: allCaseStudy(sort: { published_at: DESC }) {
      group(field: { service: { key: SELECT } }, limit: 5) {
        nodes {
          ...HomeProof
        }
      }
    }
    clients: allClient(sort: { position: ASC }, limit: 12) {
      nodes {
        ...HomeClient
      }
    }
    testimonials: allTestimonial(filter: { is_first: { eq: true } }, sort: { position: ASC }) {
      nodes {
        ...HomeTestimonial
      }
    }
    awards: allAward(sort: { position: ASC }, limit: 3) {
      nodes {
        ...HomeAward
      }
    }
    news: allPressRelease(sort: { published_at: DESC }, limit: 3) {
      nodes {
        ...HomeNews
      }
    }
    posts: allBlogPost(sort: { published_at: DESC }, limit: 3) {
      nodes {
        ...HomePost
      }
    }
    jobs: allJob(filter: { is_open: { eq: true } }, sort: { published_at: DESC }, limit: 3) {
      totalCount
      nodes {
        ...HomeRole
      }
    }
    events: allTechSeriesEvent(sort: { starts_at: DESC }, limit: 6) {
      nodes {
        ...HomeEvent
      }
    }
    downloads: allPdf(sort: { position: ASC }, limit: 3) {
      nodes {
        ...HomeDownload
      }
    }
  }
`;

/** `/` */
export default function Home({ data }: PageProps<Queries.HomeQuery>) {
  const siteUrl = useSiteUrl();
  const shown = new Set(data.work.nodes.map(({ path }) => path));
  const proofs = proofsOf(
    data.proofs.group.flatMap(({ nodes }) => nodes),
    shown,
  );
  return (
    <>
      <Seo
        title={`${company.name}: software that holds under load`}
        description={company.description}
        path="/"
        jsonLd={[
          organization(siteUrl),
          webSite({ path: SEARCH_PATH, parameter: QUERY_PARAMETER }, siteUrl),
        ]}
      />
      <div css={nearBands}>
        <HydratedParts>
          <HomeHero threads={data.threads.nodes} />
          <HomeProof />
          <HomeAudience />
          <HomePractices proofs={proofs} />
          <HomeWork studies={data.work.nodes} />
          <HomeClients clients={data.clients.nodes} />
          <HomeTestimonials testimonials={data.testimonials.nodes} />
          <HomeIndex
            news={data.news.nodes}
            posts={data.posts.nodes}
            awards={data.awards.nodes}
            events={data.events.nodes}
            downloads={data.downloads.nodes}
            jobs={data.jobs.nodes}
            openRoles={data.jobs.totalCount}
          />
        </HydratedParts>
      </div>
    </>
  );
}
