/** The shape of `/featured.json`, which the build writes and the header reads. */
import type { PlainPicture } from '../pictures/plain-picture';

export const FEATURED_PATH = '/featured.json';

export interface FeaturedItem {
  slug: string;
  path: string;
  /** Newer than the build: its address is looked up. */
  isUnbuilt?: boolean;
  title: string;
  excerpt: string;
  /** ISO 8601, or null. */
  publishedAt: string | null;
  /** The same in words; empty without one. */
  date: string;
  picture: PlainPicture | null;
}

export interface Featured {
  /** The first press release in the admin API's order: the Services panel's featured read. */
  featuredRead: FeaturedItem | null;
  /** The newest besides that one. */
  newestPressRelease: FeaturedItem | null;
  newestPost: FeaturedItem | null;
}
