import type { ServiceKey } from '../cloth/weaving/weaves';
import type { FeedKey } from '../feeds/feeds';
import type { SharePicture } from './head-of';
import type { Step } from './json-ld';
import { Seo } from './seo';

interface ArticleSeoProps {
  item: {
    readonly path: string;
    readonly title: string;
    readonly head_title: string;
    readonly head_description: string;
    readonly published_at: string | null;
    readonly updated_at: string | null;
    readonly image: (SharePicture & { readonly url: string }) | null;
    readonly author?: { readonly name: string | null } | null;
  };
  contentDigest: string;
  trail: readonly Step[];
  /** Its schema.org type. */
  describe: 'blogPosting' | 'caseArticle' | 'newsArticle';
  feed?: FeedKey;
  service?: ServiceKey | null;
}

/** The head of an article. */
export function ArticleSeo({ item, contentDigest, trail, describe, ...rest }: ArticleSeoProps) {
  const facts = {
    path: item.path,
    description: item.head_description,
    publishedAt: item.published_at,
    updatedAt: item.updated_at,
  };
  const article = {
    ...facts,
    title: item.title,
    imageUrl: item.image?.share_url ?? item.image?.url ?? null,
    authorName: item.author?.name ?? null,
  };
  return (
    <Seo
      {...facts}
      {...rest}
      title={item.head_title}
      type="article"
      image={item.image}
      contentDigest={contentDigest}
      jsonLd={[
        [describe, article],
        ['breadcrumbList', trail],
      ]}
    />
  );
}
