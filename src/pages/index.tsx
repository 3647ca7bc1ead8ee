import { graphql, type PageProps } from 'gatsby';
import { company } from '../site/company';
import { proofsOf } from '../site/proofs';
import { QUERY_PARAMETER, SEARCH_PATH } from '../site-search/search-page';
import { organization, webSite } from '../seo/json-ld';
import { HydratedParts } from '../hydration/hydration';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';
import { HomeAgenda } from '../sections/home/home-agenda';
import { HomeAudience } from '../sections/home/home-audience';
import { HomeAwards } from '../sections/home/home-awards';
import { HomeCareers } from '../sections/home/home-careers';
import { HomeClients } from '../sections/home/home-clients';
import { HomeContact } from '../sections/home/home-contact';
import { HomeHero } from '../sections/home/home-hero';
import { HomePosts } from '../sections/home/home-posts';
import { HomePractices } from '../sections/home/home-practices';
import { HomeTestimonials } from '../sections/home/home-testimonials';
import { HomeWork } from '../sections/home/home-work';

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
    clients: allClient(sort: { position: ASC }, limit: 16) {
      nodes {
        ...HomeClient
      }
    }
    testimonials: allTestimonial(
      filter: { is_first: { eq: true } }
      sort: { position: ASC }
      limit: 3
    ) {
      nodes {
        ...HomeTestimonial
      }
    }
    awards: allAward(sort: { position: ASC }, limit: 5) {
      nodes {
        ...HomeAward
      }
    }
    news: allPressRelease(sort: { published_at: DESC }, limit: 5) {
      nodes {
        ...NewsTeaser
      }
    }
    posts: allBlogPost(sort: { published_at: DESC }, limit: 5) {
      nodes {
        ...PostTeaser
      }
    }
    jobs: allJob(filter: { is_open: { eq: true } }, sort: { published_at: DESC }, limit: 5) {
      totalCount
      nodes {
        ...JobTeaser
      }
    }
    events: allTechSeriesEvent(sort: { starts_at: DESC }, limit: 6) {
      nodes {
        ...HomeEvent
      }
    }
    downloads: allPdf(sort: { position: ASC }, limit: 4) {
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
      <HydratedParts>
        <HomeHero threads={data.threads.nodes} />
        <HomeAudience />
        <HomePractices proofs={proofs} />
        <HomeWork studies={data.work.nodes} />
        <HomeClients clients={data.clients.nodes} />
        <HomeTestimonials testimonials={data.testimonials.nodes} />
        <HomeContact />
        <HomeAwards awards={data.awards.nodes} news={data.news.nodes} />
        <HomePosts posts={data.posts.nodes} />
        <HomeCareers jobs={data.jobs.nodes} total={data.jobs.totalCount} />
        <HomeAgenda events={data.events.nodes} downloads={data.downloads.nodes} />
      </HydratedParts>
    </>
  );
}
