import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { Adjacent } from '../components/adjacent/adjacent';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import { Cover } from '../components/cover/cover';
import { DateText, MetaLine } from '../components/meta-line/meta-line';
import { RichText } from '../components/rich-text/rich-text';
import { ShareLinks } from '../components/share-links/share-links';
import { TableOfContents } from '../components/table-of-contents/table-of-contents';
import { company } from '../lib/company';
import { linkTo } from '../lib/navigation';
import type { DetailContext } from '../lib/page-contexts';
import { breadcrumbList, newsArticle } from '../seo/json-ld';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';
import { absoluteUrl } from '../seo/urls';
import { RelatedNews } from '../sections/related';
import { columns, span, wrap } from '../styles/layout';
import { from } from '../styles/media';
import {
  captionText,
  h1Text,
  h4Text,
  kickerText,
  leadText,
  smallText,
  standaloneLink,
} from '../styles/text';
import { color, space } from '../styles/tokens';

export const query = graphql`
  query PressRelease($id: String!) {
    pressRelease(id: { eq: $id }) {
      slug
      path
      title
      short_description
      excerpt
      category_label
      published_at
      updated_at
      reading_minutes
      html
      head_title
      head_description
      headings {
        id
        text
        level
      }
      image {
        ...PictureHead
      }
      previous {
        path
        title
      }
      next {
        path
        title
      }
      related {
        ...NewsTeaser
      }
    }
  }
`;

type Release = NonNullable<Queries.PressReleaseQuery['pressRelease']>;

const page = css([columns, { paddingBlock: `${space.l} ${space.section}`, rowGap: space.l }]);
const side = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space.l,
  [from.medium]: { gridRow: '2 / span 2' },
});
const head = css({ display: 'grid', gap: space.l });
const body = css({ display: 'grid', gap: space.xl, gridTemplateColumns: 'minmax(0, 1fr)' });

/** `/press-release/{slug}`: set like a release on paper, its facts in the margin. */
export default function PressRelease({
  data,
  pageContext,
}: PageProps<Queries.PressReleaseQuery, DetailContext>) {
  const siteUrl = useSiteUrl();
  const release = data.pressRelease;
  if (!release) return null;
  return (
    <>
      <ReleaseHead release={release} contentDigest={pageContext.contentDigest} />
      <article css={[wrap, page]}>
        <div css={span('1 / -1')}>
          <Breadcrumbs trail={trailOf(release)} />
        </div>
        <header css={[head, span('4 / span 8')]}>
          <p css={kickerText}>{release.category_label ?? 'News'}</p>
          <h1 css={h1Text} dir="auto">
            {release.title}
          </h1>
          {release.short_description ? (
            <p css={leadText} dir="auto">
              {release.short_description}
            </p>
          ) : null}
        </header>
        <ReleaseMargin release={release} />
        <div css={[body, span('4 / span 8')]}>
          {release.image ? (
            <Cover
              picture={release.image}
              slug={release.slug}
              ratio={2}
              priority
              sizes="(min-width: 82.5em) 870px, (min-width: 48em) 64vw, 92vw"
            />
          ) : null}
          <RichText html={release.html} />
          <AboutCompany />
          <ShareLinks url={absoluteUrl(siteUrl, release.path)} title={release.title} />
        </div>
      </article>
      <Adjacent previous={release.previous} next={release.next} label="news" />
      <RelatedNews items={release.related} />
    </>
  );
}

function trailOf(release: Release) {
  return [linkTo('/resources/press-release'), { name: release.title, path: release.path }];
}

function ReleaseHead({ release, contentDigest }: { release: Release; contentDigest: string }) {
  const siteUrl = useSiteUrl();
  const facts = {
    path: release.path,
    title: release.head_title,
    description: release.head_description,
    publishedAt: release.published_at,
    updatedAt: release.updated_at,
  };
  const article = { ...facts, title: release.title, imageUrl: release.image?.url ?? null };
  return (
    <Seo
      {...facts}
      type="article"
      image={release.image}
      contentDigest={contentDigest}
      jsonLd={[newsArticle(article, siteUrl), breadcrumbList(trailOf(release), siteUrl)]}
    />
  );
}

function ReleaseMargin({ release }: { release: Release }) {
  return (
    <div css={[side, span('1 / span 3')]}>
      <MetaLine>
        {release.published_at ? <DateText at={release.published_at} /> : null}
        {`${release.reading_minutes} min`}
      </MetaLine>
      <TableOfContents headings={release.headings} />
    </div>
  );
}

const about = css({
  display: 'grid',
  gap: space.s,
  maxWidth: '42rem',
  paddingTop: space.l,
  borderTop: `2px solid ${color.ink}`,
});

/** What stands below every release. */
function AboutCompany() {
  return (
    <section css={[about, smallText]} aria-labelledby="about-company">
      <h2 css={h4Text} id="about-company">
        About {company.name}
      </h2>
      <p>{company.description}</p>
      <p>
        Press desk:{' '}
        <a css={standaloneLink} href={`mailto:${company.email.press}`}>
          {company.email.press}
        </a>
        , {company.telephone}
      </p>
      <p css={captionText}>
        {company.legalName}, {company.address.street}, {company.address.locality}{' '}
        {company.address.postalCode}
      </p>
    </section>
  );
}
