/** In the place of `parts.ts` in a built page's browser: the cloth follows the form, all else stays as it was built. */
import { builtUntilChanged } from '../../hydration/built-until-changed';
import { builtPart } from '../../hydration/parts';

export const ContactLeads = builtPart('section', () =>
  import('./contact-words').then((loaded) => loaded.ContactLeads),
);
export const ContactOffices = builtPart('section', () =>
  import('./contact-words').then((loaded) => loaded.ContactOffices),
);
export const ContactSteps = builtPart('section', () =>
  import('./contact-words').then((loaded) => loaded.ContactSteps),
);
export const ContactWays = builtPart('dl', () =>
  import('./contact-words').then((loaded) => loaded.ContactWays),
);
export const HiringAside = builtPart('div', () =>
  import('./contact-words').then((loaded) => loaded.HiringAside),
);
export const ServiceCloth = builtUntilChanged('figure', () =>
  import('./service-cloth').then((loaded) => loaded.ServiceCloth),
);
