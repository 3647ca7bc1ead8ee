import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { NewsletterForm } from './newsletter-form';

/**
 * Hydrates the built form where it is, with what has been typed.
 * @param form the one element of its parent
 * @param around what it needs from the application, around it
 */
export function hydrateNewsletter(
  form: HTMLFormElement,
  around: (form: ReactNode) => ReactNode,
): Promise<void> {
  const action = form.getAttribute('action') ?? '';
  const { pathname } = location;
  return new Promise((resolve, reject) => {
    if (form.parentElement)
      hydrateRoot(
        form.parentElement,
        around(<NewsletterForm action={action} pathname={pathname} onLive={resolve} />),
      );
    else reject(new Error('The form has left the page.'));
  });
}
