import type { ReactNode } from 'react';
import type { Marked } from '../../site/markup';

/** As it was built: hydrated, its mark has a value. */
const ASLEEP = `${'[data-newsletter]' satisfies Marked}[data-newsletter=""]`;

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>(ASLEEP) : null;

/**
 * Hydrates the newsletter's form once it is used, and loads its code for that. A form that is sent before waits; without
 * the code the browser posts it. Once a visit.
 * @param around what the form needs from the application, around it
 */
export function wakeNewsletter(around: (form: ReactNode) => ReactNode): void {
  let waking: Promise<void> | undefined;
  const wake = (form: HTMLFormElement) => {
    waking ??= import('./newsletter-island').then(({ hydrateNewsletter }) =>
      hydrateNewsletter(form, around),
    );
    // Offline: asked for again at the next use.
    waking.catch(() => (waking = undefined));
    return waking;
  };
  const touch = ({ target }: Pick<Event, 'target'>) => {
    const form = formOf(target);
    if (form) wake(form).catch(() => undefined);
  };
  document.addEventListener('focusin', touch);
  document.addEventListener('input', touch);
  // The focus may have been there before the application was.
  touch({ target: document.activeElement });
  document.addEventListener(
    'submit',
    (event) => {
      const form = formOf(event.target);
      if (!form) return;
      event.preventDefault();
      event.stopPropagation();
      const { submitter } = event;
      wake(form).then(
        () => form.requestSubmit(submitter),
        () => form.reportValidity() && form.submit(),
      );
    },
    true,
  );
}
