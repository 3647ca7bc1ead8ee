/** The four kinds of items that have pages: how one is read live, and which section shows it. */
import type { ReactElement } from 'react';
import { items, type ItemDefinition, type ItemOf } from '../../../contract/items';
import { isBuiltPage } from '../../lib/built-page';
import {
  isRoleOpen,
  MAIN_TEXT,
  pressLabel,
  readingMinutes,
  salaryFacts,
} from '../../lib/item-facts';
import { categoryPath } from '../../lib/list-paths';
import { isStillOpen } from '../../lib/open-until';
import type { ArchivedCollection } from '../../lib/page-contexts';
import { serviceOf } from '../../lib/services';
import { useNow } from '../../lib/use-now';
import { readCaseStudy, readJob, readPost, readPressRelease } from '../../visitor-api/reads';
import type { RequestOptions } from '../../visitor-api/request';
import type { ArticleFacts } from '../details/facts';
import { PostDetail } from '../details/post-detail';
import { ReleaseDetail } from '../details/release-detail';
import { RoleDetail, type RoleFacts } from '../details/role-detail';
import { StudyDetail } from '../details/study-detail';
import type { LiveItem } from './live-item';
import { LiveCases, LivePosts } from './live-related';

export interface Kind<D extends ItemDefinition> {
  definition: D;
  /** Fields that hold HTML. */
  richText: readonly string[];
  read: (slug: string, options: RequestOptions) => Promise<ItemOf<D> | null>;
  /** The section of the item. @param path the page's */
  show: (live: LiveItem<D>, path: string, signal: AbortSignal) => Promise<ReactElement>;
}

/** What the articles among them have in common. */
type Article = typeof items.Post | typeof items.PressRelease | typeof items.CaseStudy;

function articleFacts({ fields, texts, html, pictures }: LiveItem<Article>, path: string) {
  return {
    slug: fields.slug,
    path,
    title: fields.title,
    short_description: fields.short_description ?? null,
    published_at: fields.published_at ?? null,
    html: html(MAIN_TEXT),
    reading_minutes: readingMinutes(texts),
    headings: texts[MAIN_TEXT]?.headings ?? [],
    image: pictures.head(fields.image_cdn, fields.image_alt ?? ''),
  } satisfies ArticleFacts;
}

/** A category may be as new as its first post: the list is read live. */
const newCategory = (category = '') =>
  `/resources/blogs?${new URLSearchParams({ category }).toString()}`;

const post: Kind<typeof items.Post> = {
  definition: items.Post,
  richText: ['content'],
  read: readPost,
  show: async (live, path, signal) => {
    const { author, category, tags } = live.fields;
    const list = categoryPath('/resources/blogs', category ?? null);
    const facts = {
      ...articleFacts(live, path),
      category: category ?? null,
      category_path: list && ((await isBuiltPage(list, signal)) ? list : newCategory(category)),
      tags: tags ?? [],
      author: author
        ? {
            name: author.name ?? null,
            role: author.role ?? null,
            image: live.pictures.portrait(author.image_cdn),
          }
        : null,
    };
    return (
      <>
        <PostDetail post={facts} />
        <LivePosts key={path} slug={facts.slug} category={facts.category} />
      </>
    );
  },
};

const pressRelease: Kind<typeof items.PressRelease> = {
  definition: items.PressRelease,
  richText: ['content'],
  read: readPressRelease,
  show: async (live, path) => (
    <ReleaseDetail
      release={{ ...articleFacts(live, path), category_label: pressLabel(live.fields.category) }}
    />
  ),
};

const caseStudy: Kind<typeof items.CaseStudy> = {
  definition: items.CaseStudy,
  richText: ['challenge', 'solution', 'content'],
  read: readCaseStudy,
  show: async (live, path) => {
    const { category, client_name, industry, technologies, type, results } = live.fields;
    const facts = {
      ...articleFacts(live, path),
      category: category ?? null,
      client_name: client_name ?? null,
      industry: industry ?? null,
      technologies: technologies ?? [],
      challenge_html: live.html('challenge'),
      solution_html: live.html('solution'),
      service: serviceOf(type) ?? null,
      results: results ?? [],
    };
    return (
      <>
        <StudyDetail study={facts} />
        {facts.service ? <LiveCases key={path} slug={facts.slug} type={facts.service.key} /> : null}
      </>
    );
  },
};

const job: Kind<typeof items.Job> = {
  definition: items.Job,
  richText: ['content'],
  read: readJob,
  show: async ({ fields, html }, path) => {
    const facts: RoleFacts = {
      path,
      title: fields.title,
      short_description: fields.short_description ?? null,
      html: html(MAIN_TEXT),
      department: fields.department ?? null,
      location: fields.location ?? null,
      is_remote: fields.is_remote ?? false,
      employment_type: fields.employment_type ?? null,
      experience: fields.experience ?? null,
      apply_url: fields.apply_url ?? null,
      valid_through: fields.valid_through ?? null,
      is_open: isRoleOpen(fields.valid_through, Date.now()),
      salary: salaryFacts(fields.salary),
    };
    return <LiveRole job={facts} />;
  },
};

/** A role, which may close while it is read. */
function LiveRole({ job: facts }: { job: RoleFacts }) {
  const now = useNow();
  return <RoleDetail job={facts} isOpen={isStillOpen(facts.is_open, facts.valid_through, now)} />;
}

export const kinds = { post, pressRelease, caseStudy, job } as const satisfies Record<
  ArchivedCollection,
  unknown
>;
