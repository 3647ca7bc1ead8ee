/** Pages of resources that are templates of their own: each has its own link without all of the navigation. */
import type { NavigationLink } from './navigation';

export const awards: NavigationLink = {
  name: 'Awards',
  path: '/resources/awards',
  line: 'Who gave them, and for what.',
};

export const techSeries: NavigationLink = {
  name: 'Tech series',
  path: '/resources/global-tech-series',
  line: 'Talks and workshops, upcoming and recorded.',
};

export const downloads: NavigationLink = { name: 'Downloads', path: '/resources/downloads' };
