import { graphql, type PageProps } from 'gatsby';
import { PageHeader } from '../../components/page-header/page-header';
import { Booklets } from '../../sections/resources/booklets';
import { ListSeo } from '../../seo/list-seo';
import { companyContact } from '../../site/company-contact';
import { downloads } from '../../site/resource-pages';

export const query = graphql`
  query Downloads {
    allPdf(sort: { position: ASC }) {
      nodes {
        api_id
        title
        short_description
        category
        url
        size_bytes
        image {
          ...PictureBooklet
        }
      }
    }
  }
`;

/** `/resources/downloads` */
export default function Downloads({ data }: PageProps<Queries.DownloadsQuery>) {
  return (
    <>
      <ListSeo
        facts={{ title: 'Downloads', place: '', path: downloads.path, trail: [downloads] }}
        description={`Checklists, guides and papers by ${companyContact.name} as tagged PDFs, free and without a form.`}
      />
      <PageHeader
        trail={[downloads]}
        title="Downloads"
        lead="Checklists and papers that we use ourselves. They open without a form and may be passed on."
      />
      <Booklets pdfs={data.allPdf.nodes} />
    </>
  );
}
