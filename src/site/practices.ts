import type { ServiceKey } from '../cloth/weaving/threads';

/** Each service's work, in one line. */
export const practices: Readonly<Record<ServiceKey, string>> = {
  fintech: 'Lending, wealth and capital-market systems that settle on time.',
  salesforce: 'Orgs untangled, extended and migrated without a lost record.',
  'custom-software': 'Products built from the first sketch to the thousandth release.',
  cloud: 'Migrations that finish, and bills that go down afterwards.',
  'data-science': 'Data lakes, warehouses and models that people act on.',
  blockchain: 'Ledgers where several firms must trust one record.',
  insurtech: 'Quote, bind and claim in minutes rather than weeks.',
  consulting: 'A second opinion before an expensive decision.',
};
