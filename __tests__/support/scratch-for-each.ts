import { afterAll, beforeEach } from '@jest/globals';
import { Scratch } from './scratch';

/** An empty folder for each test of a file or group; the last goes after all of their own ends. */
export function scratchForEach(): Scratch {
  const scratch = new Scratch();
  beforeEach(() => scratch.renew());
  afterAll(() => scratch.remove());
  return scratch;
}
