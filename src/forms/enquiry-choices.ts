/** The services that an enquiry may be about, in words. */
import { enquiryServices } from '@corporate-website/contract/vocabulary';
import { serviceOf } from '../site/services';
import type { Option } from './fields/select-field';

/** Subjects of an enquiry. */
export const serviceChoices: readonly Option[] = choicesWith('A product, or something else');

/**
 * The same, where what is none of the services has a name. To the admin API it is `other`.
 * @param other such as the name of a product
 */
export function choicesWith(other: string): Option[] {
  return enquiryServices.map((value) => ({ value, label: serviceOf(value)?.name ?? other }));
}
