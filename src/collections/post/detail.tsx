import { ShareLinks } from '../../components/share-links/share-links';
import { TableOfContents } from '../../components/table-of-contents/table-of-contents';
import type { PictureData } from '../../pictures/picture';
import { useSiteUrl } from '../../seo/site';
import { absoluteUrl } from '../../seo/urls';
import { articleBody, articleSide, articleText } from '../../styles/article';
import { wrap } from '../../styles/layout';
import { RichText } from '../../rich-text/rich-text';
import type { ArticleFacts } from '../facts';
import { itemTrail } from '../item-trail';
import type { DetailProps } from '../live';
import { post } from './definition';
import { PostHeader, PostTags } from './head';

export interface PostFacts extends ArticleFacts {
  readonly category: string | null;
  /** The page of the category; null where there is none. */
  readonly category_path: string | null;
  readonly tags: readonly string[];
  /** The practice that it is of. */
  readonly service: { readonly key: string } | null;
  readonly author: {
    readonly name: string | null;
    readonly role: string | null;
    readonly image: PictureData | null;
  } | null;
}

/** A post's breadcrumbs, with its category if that has a page. */
export function postTrail(facts: PostFacts, listName: string) {
  const { category: name, category_path: path } = facts;
  return itemTrail(post, listName, facts, name && path ? [{ name, path }] : []);
}

/** A post, from its breadcrumbs to its share links. */
export function PostDetail({ item: post, listName }: DetailProps<PostFacts>) {
  const siteUrl = useSiteUrl();
  return (
    <article>
      <PostHeader post={post} trail={postTrail(post, listName)} />
      <div css={[wrap, articleBody]}>
        <div css={articleSide}>
          <TableOfContents headings={post.headings} />
        </div>
        <div css={articleText}>
          <RichText html={post.html} />
          {post.tags.length > 0 ? <PostTags tags={post.tags} /> : null}
          <ShareLinks url={absoluteUrl(siteUrl, post.path)} title={post.title} />
        </div>
      </div>
    </article>
  );
}
