/** What became of a form so far. */
export type FormStatus =
  | { readonly kind: 'idle' }
  /** With words once it takes long. */
  | { readonly kind: 'sending'; readonly message?: string; readonly detail?: string }
  | {
      readonly kind: 'sent' | 'failed' | 'confirm' | 'offline' | 'waiting';
      readonly message: string;
      /** What it means for what was written, and what to do. */
      readonly detail?: string;
    };

/** What the visitor can do besides pressing the form's own button. */
export type FormAction = 'wait' | 'cancel' | 'stop' | 'again';
