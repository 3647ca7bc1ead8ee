/** The legal texts: apart from the navigation, so that the footer's request can tell them without it. */
export const legalPages = [
  { name: 'Privacy policies', path: '/privacy-policies' },
  { name: 'Cookie policy', path: '/cookie-policy' },
  { name: 'Terms and conditions', path: '/terms-and-conditions' },
  { name: 'Legal notice', path: '/legal-notice' },
];
