/** Fills the menu's places for articles, and for them fetches the build's items, then the admin API's. */
import { callUrl } from '../../contract/call-url';
import { DEFAULT_NEWS_PAGE_SIZE, PRESS_RELEASES_PATH } from '../../contract/vocabulary';
import { shorten } from '../lib/shorten';
import { adminApiUrlFor } from '../site/environments';
import type { Marked } from '../site/markup';
import { FEATURED_PATH, type Featured, type FeaturedItem, type FeaturedPicture } from './featured';

/** Three lines of a panel. A clamp of styles would cut inside words. */
const EXCERPT_LENGTH = 120;

/** All of a box. */
const FILLING = 'display:block;width:100%;height:100%';

/** No panel shows it wider: a quarter of the page's width, or half of one among the resources. */
const SIZES = '(min-width: 75em) 330px, 50vw';

const NOTHING: Featured = { featuredRead: null, newestPressRelease: null, newestPost: null };

/** Reads the build's file; it comes from this very site, so that its shape needs no check. */
async function readBuilt(): Promise<Featured> {
  const response = await fetch(FEATURED_PATH);
  if (!response.ok) throw new Error(`${FEATURED_PATH}: status ${response.status}`);
  return (await response.json()) as Featured;
}

/** The latest news besides what is featured now: that of the build, or what the build featured. */
function newestBeside(built: Featured, { slug }: FeaturedItem): FeaturedItem | null {
  const at = (item: FeaturedItem | null) => Date.parse(item?.publishedAt ?? '') || 0;
  const others = [built.newestPressRelease, built.featuredRead].filter(
    (item) => item !== null && item.slug !== slug,
  );
  return others.sort((a, b) => at(b) - at(a))[0] ?? null;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | null>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== null) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** The text beside it names its subject. */
function pictureOf({ sources, src, srcSet, width, height, color }: FeaturedPicture): HTMLElement {
  const image = element('img', {
    sizes: SIZES,
    srcset: srcSet,
    width: String(width),
    height: String(height),
    alt: '',
    loading: 'lazy',
    decoding: 'async',
    src,
  });
  image.style.cssText = `${FILLING};object-fit:cover`;
  image.style.backgroundColor = color;
  const others = sources.map(({ type, srcSet: srcset }) =>
    element('source', { type, srcset, sizes: SIZES }),
  );
  return element('picture', {}, ...others, image);
}

/** A page that the build does not have is left to the host, which answers for it: its link has a target. */
function linkTo({ path, isUnbuilt }: FeaturedItem, attributes: Readonly<Record<string, string>>) {
  const href = encodeURI(path);
  return element('a', { href, target: isUnbuilt ? '_self' : null, ...attributes });
}

/** Draws the cloth of an article without a picture. */
async function drawCloth(link: HTMLElement, slug: string): Promise<void> {
  const { articleClothElement } = await import('../cloth/cloth-element');
  const cloth = articleClothElement(slug);
  // Its colours are set there already.
  cloth.style.cssText += `;${FILLING};forced-color-adjust:none`;
  link.append(cloth);
}

/** Calls back once an element is on the screen: most visits open no menu. */
function onceShown(element: HTMLElement, callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
}

/** Fills one place; without an item it goes. */
function fill(place: HTMLElement, item: FeaturedItem | null): void {
  place.hidden = item === null;
  place.style.display = item ? '' : 'none';
  const [frame, caption, title, excerpt] = place.children;
  if (!item || !frame || !caption || !title || !excerpt) return;
  // The title below is the same link, for those who go by keys or by ear.
  const cover = linkTo(item, { tabindex: '-1', 'aria-hidden': 'true' });
  cover.style.cssText = FILLING;
  frame.replaceChildren(cover);
  const { date, picture, publishedAt: datetime, slug } = item;
  if (picture) cover.append(pictureOf(picture));
  // A rejection that nobody handles has Gatsby load the page anew, which would undo the Back that cut the chunk off.
  else onceShown(cover, () => void drawCloth(cover, slug).catch(() => undefined));
  const at = date ? [', ', element('time', { datetime }, date)] : [];
  caption.replaceChildren(caption.firstChild ?? '', ...at);
  const link = linkTo(item, {});
  link.textContent = item.title;
  link.style.color = 'inherit';
  title.replaceChildren(link);
  excerpt.textContent = shorten(item.excerpt, EXCERPT_LENGTH);
}

function show(featured: Featured): void {
  const places = document.querySelectorAll<HTMLElement>('[data-featured]' satisfies Marked);
  for (const place of places) {
    const name = place.dataset['featured'];
    if (name && name in featured) fill(place, featured[name as keyof Featured]);
  }
}

/** The call for the newest news, as `readListPage` makes it. */
const newsUrl = () =>
  callUrl(adminApiUrlFor(location.host), PRESS_RELEASES_PATH, {
    page: 1,
    pageSize: DEFAULT_NEWS_PAGE_SIZE,
    status: 'publish',
    is_main: true,
  });

/** The first item of an answer, unchecked; undefined where it has none. */
function firstOf(body: unknown): Record<string, unknown> | undefined {
  const lists = Object.values(body as object).filter((value) => Array.isArray(value));
  return (lists[0] as Record<string, unknown>[] | undefined)?.[0];
}

/** Whether the answer says of the built item what the build does, so that nothing has to be read from it. */
function isAsBuilt(answered: Record<string, unknown>, built: FeaturedItem | null): boolean {
  const { slug, title, short_description: excerpt, published_at: at } = answered;
  return (
    slug === built?.slug &&
    title === built?.title &&
    (excerpt ?? built?.excerpt) === built?.excerpt &&
    Date.parse(String(at)) === Date.parse(built?.publishedAt ?? '')
  );
}

/**
 * Shows what the build featured, then what the admin API does. The schemas for its answer are loaded only where it
 * differs. Failures are not shown: the menu keeps what it has.
 */
export async function showFeatured(): Promise<void> {
  const built = await readBuilt().catch(() => NOTHING);
  show(built);
  try {
    const url = newsUrl();
    const answer = await fetch(url, {
      credentials: 'omit',
      headers: { accept: 'application/json' },
    });
    if (!answer.ok) return;
    const body: unknown = await answer.json();
    const answered = firstOf(body);
    if (answered && isAsBuilt(answered, built.featuredRead)) return;
    const { readFeatured } = await import('../live/api/featured-read');
    const featuredRead = await readFeatured(built.featuredRead, url, body);
    if (featuredRead)
      show({ ...built, featuredRead, newestPressRelease: newestBeside(built, featuredRead) });
  } catch {
    // As it was built.
  }
}
