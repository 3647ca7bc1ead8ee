import type { ServiceKey } from '../cloth/weaving/threads';

/** Each service's work, in one line. */
export const practices: Readonly<Record<ServiceKey, string>> = {
  fintech: 'Lending, wealth and capital-market systems that settle on time.',
  salesforce: 'Salesforce untangled, extended and migrated without a lost record.',
  'custom-software': 'Web and mobile products, from the first sketch to the thousandth release.',
  cloud: 'Cloud migrations that finish, and bills that go down afterwards.',
  'data-science': 'Data lakes, warehouses and models that people act on.',
  blockchain: 'Shared ledgers for firms that must all trust one record.',
  insurtech: 'Insurance quotes, policies and claims in minutes, not weeks.',
  consulting: 'A second opinion on technology before an expensive decision.',
};
