/** State that a form shows beside its fields; its chunk sets it, React draws it. */
import type { FormStatus } from './fields/form-status';

export interface FormState {
  readonly status: FormStatus;
  /** Faults, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Whether the faults are listed above the fields too: after a send that they stopped. */
  readonly isSummarised: boolean;
  /** Number of sends stopped by faults; the list takes the focus each time. */
  readonly stops: number;
  /** Whether the form's own checks have replaced the browser's: once it is hydrated, they are fetched before it is sent. */
  readonly isEnhanced: boolean;
}

export const atRest: FormState = {
  status: { kind: 'idle' },
  errors: {},
  isSummarised: false,
  stops: 0,
  isEnhanced: false,
};
