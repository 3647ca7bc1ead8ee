/** The closed lists of the enquiry forms, in words. */
import {
  companySizes,
  enquiryServices,
  linesOfBusiness,
  type CompanySize,
  type EnquiryService,
  type LineOfBusiness,
} from '../../contract/vocabulary';
import { products } from '../site/products';
import { serviceOf } from '../site/services';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Subjects of an enquiry. */
export const serviceChoices: readonly Choice<EnquiryService>[] = choicesWith(
  'A product, or something else',
);

/**
 * The same, where what is none of the services has a name. To the admin API it is `other`.
 * @param other such as the name of a product
 */
export function choicesWith(other: string): Choice<EnquiryService>[] {
  return enquiryServices.map((value) => ({ value, label: serviceOf(value)?.name ?? other }));
}

const lineNames: Readonly<Record<LineOfBusiness, string>> = {
  life: 'Life',
  health: 'Health',
  motor: 'Motor',
  property: 'Property',
  commercial: 'Commercial',
  reinsurance: 'Reinsurance',
  other: 'Another, or several',
};

export const lineChoices: readonly Choice<LineOfBusiness>[] = linesOfBusiness.map((value) => ({
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

export const sizeChoices: readonly Choice<CompanySize>[] = companySizes.map((value) => ({
  value,
  label: sizeNames[value],
}));

/** Presets for an enquiry in the query of an address. */
export interface EnquiryPreset {
  readonly service: EnquiryService | null;
  /** The beginning of the message. */
  readonly message: string | null;
}

/**
 * Reads `?service=cloud` and `?product=reportwa`; ignores unknown services and products.
 * @param search as in `location.search`
 */
export function presetOf(search: string): EnquiryPreset {
  const query = new URLSearchParams(search);
  const service = enquiryServices.find((key) => key === query.get('service')) ?? null;
  const path = `/products/${query.get('product') ?? ''}`;
  const product = products.find((each) => each.path === path);
  return product
    ? { service: service ?? 'other', message: `About ${product.name}: ` }
    : { service, message: null };
}
