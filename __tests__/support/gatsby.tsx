/** Stands in for Gatsby's runtime in component tests: links are plain links, queries are the tests' own props. */
import type { AnchorHTMLAttributes } from 'react';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  activeClassName?: string;
  partiallyActive?: boolean;
}

export function Link({
  to,
  activeClassName: _active,
  partiallyActive: _partially,
  children,
  ...rest
}: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export const graphql = () => null;
/** Targets of the test page's navigations. */
export const navigated: string[] = [];
export const navigate = (to: string) => {
  navigated.push(to);
  return Promise.resolve();
};
export const withPrefix = (path: string) => path;
/** The site's own address, for which the one static query is. */
export const site = { siteMetadata: { siteUrl: 'http://127.0.0.1:9000' } };
export const useStaticQuery = () => ({ site });
