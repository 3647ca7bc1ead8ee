import { randomFrom } from './random';
import { SERVICE_KEYS, type ServiceKey } from './threads';

/** The service whose thread an article without one has; its cover has the same. */
export const ownThread = (slug: string): ServiceKey => randomFrom(slug).pick(SERVICE_KEYS);
