/** Build settings by collection, for those that need any. */
import type { CollectionKey } from './all';
import { award } from './award/build';
import type { CollectionBuild } from './build';
import { caseStudy } from './case-study/build';
import { client } from './client/build';
import { job } from './job/build';
import { pdf } from './pdf/build';
import { post } from './post/build';
import { pressRelease } from './press-release/build';
import { techSeries } from './tech-series/build';
import { testimonial } from './testimonial/build';

export const builds: Readonly<Partial<Record<CollectionKey, CollectionBuild>>> = {
  award,
  caseStudy,
  client,
  job,
  pdf,
  post,
  pressRelease,
  techSeries,
  testimonial,
};
