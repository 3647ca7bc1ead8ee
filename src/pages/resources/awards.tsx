import { graphql, type PageProps } from 'gatsby';
import { PageHeader } from '../../components/page-header/page-header';
import { AwardYears } from '../../sections/resources/award-years';
import { ListSeo } from '../../seo/list-seo';
import { companyContact } from '../../site/company-contact';
import { awards } from '../../site/resource-pages';

export const query = graphql`
  query Awards {
    allAward(sort: { position: ASC }) {
      nodes {
        api_id
        title
        issuer
        year
        short_description
        url
        case_study {
          path
          title
        }
        image {
          ...PictureLogo
        }
      }
    }
  }
`;

/** `/resources/awards` */
export default function Awards({ data }: PageProps<Queries.AwardsQuery>) {
  return (
    <>
      <ListSeo
        facts={{ title: 'Awards', place: '', path: awards.path, trail: [awards] }}
        description={`Awards that ${companyContact.name} has received: for which work, and from which jury.`}
      />
      <PageHeader
        trail={[awards]}
        title="Awards"
        lead="A jury is one more reviewer. We enter finished work only, with the client’s consent and figures that the client has signed."
      />
      <AwardYears awards={data.allAward.nodes} />
    </>
  );
}
