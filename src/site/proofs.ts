import type { ServiceKey } from '@corporate-website/contract/vocabulary';
import { serviceKeyOf } from './service-key';

/** A figure that a service is proved by, and the path of the case study that it is from. */
export interface Proof {
  readonly path: string;
  readonly value: string;
  readonly label: string;
}

interface Study {
  readonly path: string;
  readonly service: { readonly key: string } | null;
  readonly results: readonly { readonly value: string; readonly label: string }[];
}

/** Longer values are sentences, and no figure. */
const LONGEST_VALUE = 16;

/** The first figure of a case study; undefined for one whose results are sentences. */
export const figureOf = ({ results }: Pick<Study, 'results'>) =>
  results.find(({ value }) => value.length <= LONGEST_VALUE);

/**
 * For each service the first figure of its newest case study; of one that the page does not show anyway, where
 * there is such.
 * @param studies newest first
 * @param shown paths of case studies that the page shows
 */
export function proofsOf(
  studies: readonly Study[],
  shown: ReadonlySet<string>,
): ReadonlyMap<ServiceKey, Proof> {
  const proofs = new Map<ServiceKey, Proof>();
  const unseenFirst = [...studies].sort(
    (a, b) => Number(shown.has(a.path)) - Number(shown.has(b.path)),
  );
  for (const study of unseenFirst) {
    const key = serviceKeyOf(study.service);
    const figure = figureOf(study);
    if (key && figure && !proofs.has(key)) proofs.set(key, { path: study.path, ...figure });
  }
  return proofs;
}
