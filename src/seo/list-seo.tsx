import type { ListFacts } from '../lib/list-facts';
import { breadcrumbList } from './json-ld';
import { Seo } from './seo';
import { useSiteUrl } from './site';

/** The head of one page of a list; categories and later pages say where they are, so that no two are alike. */
export function ListSeo({ facts, description }: { facts: ListFacts; description: string }) {
  const siteUrl = useSiteUrl();
  const [list] = facts.trail;
  return (
    <Seo
      title={facts.title}
      description={facts.place ? `${facts.place}. ${description}` : description}
      path={facts.path}
      {...(list ? { cardOf: { title: list.name, path: list.path } } : {})}
      jsonLd={[breadcrumbList(facts.trail, siteUrl)]}
    />
  );
}
