/** The closed lists of insurtech's form, in words. */
import {
  companySizes,
  linesOfBusiness,
  type CompanySize,
  type LineOfBusiness,
} from '@corporate-website/contract/vocabulary';
import type { Option } from './fields/select-field';

const lineNames: Readonly<Record<LineOfBusiness, string>> = {
  life: 'Life',
  health: 'Health',
  motor: 'Motor',
  property: 'Property',
  commercial: 'Commercial',
  reinsurance: 'Reinsurance',
  other: 'Another, or several',
};

export const lineChoices: readonly Option[] = linesOfBusiness.map((value) => ({
  value,
  label: lineNames[value],
}));

const sizeNames: Readonly<Record<CompanySize, string>> = {
  '1-50': 'Up to 50 people',
  '51-250': '51 to 250',
  '251-1000': '251 to 1,000',
  '1001-5000': '1,001 to 5,000',
  '5001+': 'More than 5,000',
};

export const sizeChoices: readonly Option[] = companySizes.map((value) => ({
  value,
  label: sizeNames[value],
}));
