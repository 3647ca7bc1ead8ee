import { Link } from 'gatsby';
import type { ReactNode } from 'react';

export interface ItemLinkProps {
  item: { readonly path: string; readonly isUnbuilt?: boolean };
  className?: string;
  children: ReactNode;
}

/** A link to an item's page. One that the build does not have is left to the host, which answers for it. */
export function ItemLink({ item: { path, isUnbuilt }, className, children }: ItemLinkProps) {
  return isUnbuilt ? (
    <a className={className} href={encodeURI(path)}>
      {children}
    </a>
  ) : (
    <Link className={className} to={path}>
      {children}
    </Link>
  );
}
