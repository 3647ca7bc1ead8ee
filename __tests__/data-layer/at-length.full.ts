/** At full length what `npm test` tries with less (`support/test-length.ts`). */
import '../pull/snapshots.test';
