import { Link } from 'gatsby';
import type { ReactNode } from 'react';

export interface ItemLinkProps {
  item: { readonly path: string; readonly isUnbuilt?: boolean | undefined };
  className?: string;
  tabIndex?: number;
  'aria-hidden'?: 'true';
  'data-search-hit'?: '';
  children: ReactNode;
}

/** A link to an item's page. One that the build does not have is no page of Gatsby's: it is not fetched ahead. */
export function ItemLink({ item: { path, isUnbuilt }, children, ...rest }: ItemLinkProps) {
  return isUnbuilt ? (
    <a {...rest} href={encodeURI(path)} target="_self">
      {children}
    </a>
  ) : (
    <Link {...rest} to={path}>
      {children}
    </Link>
  );
}
