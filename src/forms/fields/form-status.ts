/** State of a form's submission. */
export type FormStatus =
  | { readonly kind: 'idle' }
  /** With words once it takes long. */
  | { readonly kind: 'sending'; readonly message?: string; readonly detail?: string }
  | {
      readonly kind: 'sent' | 'failed' | 'confirm' | 'offline' | 'waiting';
      readonly message: string;
      /** Consequence for the text written, and the next step. */
      readonly detail?: string;
    };

/** The visitor's actions besides the form's own button. */
export type FormAction = 'wait' | 'cancel' | 'stop' | 'again';
