/** Every route of section 2 of the specification, written out: the site is compared with this list. */
const under = (parent: string, names: readonly string[]) => [
  parent,
  ...names.map((name) => `${parent}/${name}`),
];

export const specifiedRoutes: readonly string[] = [
  '/',
  '/contact',
  ...under('/services/fintech', [
    'wealth-management',
    'capital-market',
    'lending',
    'on-demand-solutions',
  ]),
  ...under('/services/salesforce', [
    'dreamforce2025',
    'free-salesforce-audit',
    'customization-services',
    'consulting-services',
    'salesforce-customization-configuration',
    'data-migration',
    'integration-solution',
  ]),
  ...under('/services/custom-software-services', ['mobile-app-development', 'testing']),
  ...under('/services/cloud', [
    'cloud-migration-solutions',
    'cloud-cost-optimization-services',
    'cloud-governance-security-services',
    'cloud-application-development-and-deployment-services',
    'hybrid-cloud-computing-solutions',
    'devops-consulting-services',
  ]),
  ...under('/services/data-science', [
    'data-lake-services',
    'data-warehouse-services',
    'ai-machine-learning-development-services',
    'business-intelligence-consulting-services',
    'big-data-services',
    'data-visualization-and-analytics-services',
    'data-engineering-data-mining-services',
    'rpa-consulting-development-services',
  ]),
  '/services/blockchain',
  '/services/insurtech',
  '/services/consulting-services',
  '/products/reportwa',
  '/products/pdf-scrapper',
  '/products/video-statements',
  '/products/alhexa-hr-chatbot',
  '/resources/blogs',
  '/resources/case-studies',
  '/resources/press-release',
  '/resources/awards',
  '/resources/global-tech-series',
  '/corporate-overview/about',
  '/corporate-overview/strategic-partnerships',
  '/corporate-overview/careers',
  '/corporate-overview/security',
  '/corporate-overview/founders-desk',
  ...under('/corporate-overview/corporate-social-responsibility', [
    'diversity-and-inclusion',
    'women-welfare-network',
    'social-impact',
    'sustainability',
  ]),
  '/privacy-policies',
  '/cookie-policy',
  '/terms-and-conditions',
  '/legal-notice',
];

/** The three states of a service page that stand in the query. */
export const specifiedStates: readonly string[] = [
  'custom-software',
  'enterprise-product-development',
  'captive-as-a-service',
].map((state) => `/services/custom-software-services?type=${state}`);
