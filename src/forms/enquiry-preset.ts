import { enquiryServices, type EnquiryService } from '@corporate-website/contract/vocabulary';
import { products } from '../site/products';

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
