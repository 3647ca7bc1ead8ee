import { isServiceKey, type ServiceKey } from '../cloth/weaving/threads';

/** The key of a service from the data layer; null for none and for one that the design has no thread for. */
export function serviceKeyOf(service: { readonly key: string } | null): ServiceKey | null {
  return service && isServiceKey(service.key) ? service.key : null;
}
