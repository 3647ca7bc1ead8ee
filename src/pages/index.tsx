import { graphql, type PageProps } from 'gatsby';
import { proofsOf } from '../site/proofs';
import { HydratedParts } from '../hydration/hydration';
import { HomeAudience } from '../sections/home/home-audience';
import { HomeClients } from '../sections/home/home-clients';
import { HomeHead } from '../sections/home/home-head';
import { HomeHero } from '../sections/home/home-hero';
import { HomeIndex } from '../sections/home/home-index';
import { HomePractices } from '../sections/home/home-practices';
import { HomeProof } from '../sections/home/home-proof';
import { shownResults } from '../sections/home/home-results';
import { HomeTestimonials } from '../sections/home/home-testimonials';
import { HomeWork } from '../sections/home/home-work';

export const query = graphql`
  query Home {
    results: allCaseStudy(sort: [{ published_at_utc: DESC }, { api_id: ASC }], limit: 12) {
      nodes {
        ...HomeResult
      }
    }
    work: allCaseStudy(sort: [{ published_at_utc: DESC }, { api_id: ASC }], limit: 7) {
      nodes {
        ...CaseTeaser
      }
    }
    proofs: allCaseStudy(sort: [{ published_at_utc: DESC }, { api_id: ASC }]) {
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
        ...ClientWords
      }
    }
    awards: allAward(sort: { position: ASC }, limit: 3) {
      nodes {
        ...AwardLine
      }
    }
    news: allPressRelease(sort: [{ published_at_utc: DESC }, { api_id: ASC }], limit: 3) {
      nodes {
        ...NewsLine
      }
    }
    posts: allBlogPost(sort: [{ published_at_utc: DESC }, { api_id: ASC }], limit: 3) {
      nodes {
        ...PostLine
      }
    }
    jobs: allJob(
      filter: { is_open: { eq: true } }
      sort: [{ published_at_utc: DESC }, { api_id: ASC }]
      limit: 3
    ) {
      totalCount
      nodes {
        ...RoleLine
      }
    }
    events: allTechSeriesEvent(sort: [{ starts_at_utc: DESC }, { api_id: ASC }], limit: 6) {
      nodes {
        ...EventLine
      }
    }
    downloads: allPdf(sort: { position: ASC }, limit: 3) {
      nodes {
        ...DocumentLine
      }
    }
  }
`;

/** Case studies at length, besides those whose figures stand at the head. */
const MOST_WORK = 4;

const isThere = ({ nodes }: { readonly nodes: readonly unknown[] }) => nodes.length > 0;

/** `/` */
export default function Home({ data }: PageProps<Queries.HomeQuery>) {
  const results = shownResults(data.results.nodes);
  const above = new Set(results.map(({ study }) => study.path));
  const work = data.work.nodes.filter(({ path }) => !above.has(path)).slice(0, MOST_WORK);
  const shown = new Set([...above, ...work.map(({ path }) => path)]);
  const proofs = proofsOf(
    data.proofs.group.flatMap(({ nodes }) => nodes),
    shown,
  );
  return (
    <>
      <HomeHead />
      <HydratedParts>
        <HomeHero results={results} />
        <HomeProof />
        <HomeAudience />
        <HomePractices proofs={proofs} />
        <HomeWork studies={work} />
        {isThere(data.clients) ? <HomeClients clients={data.clients.nodes} /> : null}
        {isThere(data.testimonials) ? (
          <HomeTestimonials testimonials={data.testimonials.nodes} />
        ) : null}
        <HomeIndex
          news={data.news.nodes}
          posts={data.posts.nodes}
          awards={data.awards.nodes}
          events={data.events.nodes}
          downloads={data.downloads.nodes}
          jobs={data.jobs.nodes}
          openRoles={data.jobs.totalCount}
          isRuled={!isThere(data.testimonials)}
        />
      </HydratedParts>
    </>
  );
}
