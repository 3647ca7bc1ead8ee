/** What a form shows beside its fields; the chunk that steers it tells, React draws. */
import type { FormStatus } from './fields/form-status';

export interface FormState {
  readonly status: FormStatus;
  /** What is wrong, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Whether the faults are listed above the fields too: after a send that they stopped. */
  readonly isSummarised: boolean;
  /** How often a send was stopped by faults; the list takes the focus each time. */
  readonly stops: number;
  /** Whether the browser's own checks have made room. */
  readonly isSteered: boolean;
}

export const atRest: FormState = {
  status: { kind: 'idle' },
  errors: {},
  isSummarised: false,
  stops: 0,
  isSteered: false,
};
