/**
 * Mutants that `npm run test:mutation` leaves alive, each with its reason: it changes nothing that anybody could see,
 * or nothing that matters. Any other survivor fails, and so does one of these that is noticed or gone.
 */
import type { KnownMutant } from '../scripts/testing/mutation/survivors';

export const knownMutants: readonly KnownMutant[] = [];
