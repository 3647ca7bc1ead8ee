import type { ServiceKey } from '@corporate-website/contract/vocabulary';

/** A service's name and address on the site. */
export interface Service {
  key: ServiceKey;
  name: string;
  path: string;
}

/** The eight services, in the order in which they are always shown. */
export const services: readonly Service[] = [
  { key: 'fintech', name: 'Fintech', path: '/services/fintech' },
  { key: 'salesforce', name: 'Salesforce', path: '/services/salesforce' },
  {
    key: 'custom-software',
    name: 'Custom software',
    path: '/services/custom-software-services',
  },
  { key: 'cloud', name: 'Cloud', path: '/services/cloud' },
  { key: 'data-science', name: 'Data science', path: '/services/data-science' },
  { key: 'blockchain', name: 'Blockchain', path: '/services/blockchain' },
  { key: 'insurtech', name: 'Insurtech', path: '/services/insurtech' },
  { key: 'consulting', name: 'Consulting', path: '/services/consulting-services' },
];

/** The service of a key; undefined for an unknown key. */
export function serviceOf(key: string | null | undefined): Service | undefined {
  return services.find((service) => service.key === key);
}
