import type { ServiceKey } from '@corporate-website/contract/vocabulary';

/** Services that the home page shows together. */
export interface ServiceGroup {
  readonly key: 'core' | 'transform';
  readonly name: string;
  /** Common ground of the group's services, in one line. */
  readonly line: string;
  readonly services: readonly ServiceKey[];
}

/** A group, or all eight services. */
export type ServiceGroupKey = ServiceGroup['key'] | 'all';

/** The two groups; between them they hold each service once. */
export const serviceGroups: readonly [ServiceGroup, ServiceGroup] = [
  {
    key: 'core',
    name: 'Core services',
    line: 'The industries and platforms we know from the inside.',
    services: ['fintech', 'insurtech', 'blockchain', 'salesforce'],
  },
  {
    key: 'transform',
    name: 'Transform services',
    line: 'What any industry needs done, whatever it sells.',
    services: ['custom-software', 'cloud', 'data-science', 'consulting'],
  },
];

/** The choices of what the home page shows: everything first. */
export const groupChoices: readonly { readonly key: ServiceGroupKey; readonly name: string }[] = [
  { key: 'all', name: 'All eight' },
  ...serviceGroups,
];
