/** The closed lists of words that the admin API and the site share. */

/** The eight services; a case study's and a testimonial's `type`. */
export const serviceKeys = [
  'fintech',
  'salesforce',
  'custom-software',
  'cloud',
  'data-science',
  'blockchain',
  'insurtech',
  'consulting',
] as const;
export type ServiceKey = (typeof serviceKeys)[number];

/** Subjects of an enquiry: a service, or something else. */
export const enquiryServices = [...serviceKeys, 'other'] as const;
export type EnquiryService = (typeof enquiryServices)[number];

export const statuses = ['publish', 'draft', 'archived'] as const;
export const pressReleaseCategories = ['news', 'press-release'] as const;
export const eventModes = ['online', 'offline', 'mixed'] as const;

/** schema.org's names for `employmentType`. */
export const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
] as const;

/** schema.org's names for the unit of a salary. */
export const salaryUnits = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

export const linesOfBusiness = [
  'life',
  'health',
  'motor',
  'property',
  'commercial',
  'reinsurance',
  'other',
] as const;
export type LineOfBusiness = (typeof linesOfBusiness)[number];
export const companySizes = ['1-50', '51-250', '251-1000', '1001-5000', '5001+'] as const;
export type CompanySize = (typeof companySizes)[number];

/** The category that filters nothing. */
export const ALL_CATEGORIES = 'General';

/** The list sizes of section 9 of the specification, used where a call sends no `pageSize`. */
export const DEFAULT_PAGE_SIZE = 9;
/** The call for press releases: every page's header makes it. */
export const PRESS_RELEASES_PATH = 'NewsAndPressRelease/search';
export const DEFAULT_NEWS_PAGE_SIZE = 10;
/** The largest `pageSize` that the contract's servers accept. */
export const MAX_PAGE_SIZE = 100;
