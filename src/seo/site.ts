import { graphql, useStaticQuery } from 'gatsby';

/** The site's own address (`SITE_URL` of the build), without a trailing slash. */
export function useSiteUrl(): string {
  const data = useStaticQuery<Queries.SiteUrlQuery>(graphql`
    query SiteUrl {
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `);
  return (data.site?.siteMetadata?.siteUrl ?? '').replace(/\/+$/, '');
}
