import type { FeedKey } from '../feeds/feeds';
import type { ListFacts } from '../collections/list-facts';
import type { Described } from './json-ld';
import { Seo } from './seo';

interface ListSeoProps {
  facts: ListFacts;
  description: string;
  /** The feed of the list. */
  feed?: FeedKey | undefined;
  /** Its structured data besides its address. */
  jsonLd?: readonly Described[];
}

/** The head of one page of a list; categories and later pages say where they are, so that no two are alike. */
export function ListSeo({ facts, description, feed, jsonLd = [] }: ListSeoProps) {
  const [list] = facts.trail;
  return (
    <Seo
      title={facts.title}
      description={facts.place ? `${facts.place}. ${description}` : description}
      path={facts.path}
      {...(list ? { cardOf: { title: list.name, path: list.path } } : {})}
      feed={feed}
      jsonLd={[['breadcrumbList', facts.trail], ...jsonLd]}
    />
  );
}
