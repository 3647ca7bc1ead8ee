import { Seo } from '../../seo/seo';
import { QUERY_PARAMETER, SEARCH_PATH } from '../../site-search/search-page';
import { company } from '../../site/company';

/** The head of the home page. */
export function HomeHead() {
  return (
    <Seo
      title={`${company.name}: critical software for banks and insurers`}
      description={company.description}
      path="/"
      jsonLd={[['organization'], ['webSite', { path: SEARCH_PATH, parameter: QUERY_PARAMETER }]]}
    />
  );
}
