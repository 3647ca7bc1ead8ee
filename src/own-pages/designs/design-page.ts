/** Props of every design, for all kinds of pages. */
import type { Crumb } from '../../components/breadcrumbs/breadcrumbs';
import type { HeroFigure } from '../hero-figure';
import type { HeroView } from '../hero-view';
import { CONTACT_PATH, contactAbout } from '../../site/contact-links';
import { isServiceKey, type ServiceKey } from '../../cloth/weaving/threads';
import type { PageBandData } from '../bands/drawing-types';
import type { RelatedLink } from '../bands/related-band';

export type BandType = PageBandData['__typename'];
export type BandOf<T extends BandType> = Extract<PageBandData, { __typename: T }>;

/** A page near this one. */
export interface KinPage {
  /** The way down to it, which ends with its name in the navigation. */
  readonly trail: readonly Pick<Crumb, 'name'>[];
  readonly path: string;
  /** Its subject, in a line. */
  readonly teaser: string;
}

export interface PageAction {
  readonly label: string;
  readonly href: string;
}

/** A page of the company's own copy; lists are empty where its kind has no such relation. */
export interface DesignPage {
  readonly path: string;
  readonly title: string;
  /** The way down to it. */
  readonly trail: readonly Crumb[];
  /** The small group of pages that it belongs to, the page above the others first. */
  readonly group?: readonly Crumb[];
  readonly design: string;
  readonly hero: {
    readonly heading: string;
    readonly lead: string;
    readonly action: { readonly label: string; readonly href: string | null } | null;
    /** The part of the page's first comparison that is drawn to scale. */
    readonly measure?: string | null;
    /** The part of a product that is shown. */
    readonly view?: HeroView | null;
    readonly figure?: (Omit<HeroFigure, 'kind'> & { readonly kind: string }) | null;
  };
  readonly bands: readonly PageBandData[];
  readonly contact: {
    readonly heading: string;
    readonly text: string;
    readonly label?: string | null;
  } | null;
  readonly service: {
    readonly key: string;
    readonly name: string;
    readonly lead?: Queries.PracticeLeadFragment;
  } | null;
  readonly sub_pages: readonly KinPage[];
  readonly siblings: readonly KinPage[];
  readonly case_studies: readonly Queries.CaseTeaserFragment[];
  readonly testimonials: readonly Queries.ClientWordsFragment[];
}

/** Links to pages near this one. */
export const linksTo = (pages: readonly KinPage[]): RelatedLink[] =>
  pages.map(({ path, trail, teaser }) => ({
    href: path,
    name: trail.at(-1)?.name ?? path,
    text: teaser,
  }));

/** For kinds of page that have no relations of their own. */
export const noRelations = {
  service: null,
  sub_pages: [],
  siblings: [],
  case_studies: [],
  testimonials: [],
} as const satisfies Partial<DesignPage>;

export interface HeroProps {
  page: DesignPage;
}

/** Fields for a hero that shows the page's own words alone. */
export type PageWords = Pick<DesignPage, 'path' | 'title' | 'trail' | 'hero'> &
  Partial<Pick<DesignPage, 'service' | 'contact' | 'group'>>;

/** The first band of a kind. */
export function bandOf<T extends BandType>(
  page: Partial<Pick<DesignPage, 'bands'>>,
  type: T,
): BandOf<T> | undefined {
  return page.bands?.find((band): band is BandOf<T> => band.__typename === type);
}

/** The key of the page's service; undefined on pages of none. */
export function serviceKeyOfPage({ service }: Pick<PageWords, 'service'>): ServiceKey | undefined {
  return service && isServiceKey(service.key) ? service.key : undefined;
}

/** Where to write about the page; a page without closing words has no contact page of its own. */
function contactPath(page: PageWords): string {
  if (page.contact) return contactAbout(page.path);
  const key = serviceKeyOfPage(page);
  return key ? `${CONTACT_PATH}?service=${key}` : CONTACT_PATH;
}

/** The page's call to action: its own, or on a service page a question about it; null for none. */
export function actionOf(page: PageWords): PageAction | null {
  const { action } = page.hero;
  if (action) return { label: action.label, href: action.href ?? contactPath(page) };
  return page.service ? { label: `Ask about ${page.title}`, href: contactPath(page) } : null;
}

/** Link of the closing words: the page's action, if that is a message to us, else the form about the page. */
export function closingLink(page: PageWords): PageAction {
  const action = actionOf(page);
  return action?.href.startsWith(CONTACT_PATH)
    ? action
    : { label: page.contact?.label ?? 'Open the form', href: contactPath(page) };
}

/** The questions that the page answers, for search engines. */
export function questionsOf({ bands }: Pick<DesignPage, 'bands'>) {
  return bands.flatMap((band) => (band.__typename === 'QuestionsBand' ? band.items : []));
}
