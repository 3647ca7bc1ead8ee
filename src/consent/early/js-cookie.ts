/**
 * In the place of js-cookie in the early script alone (`src/shell/build/early-script.ts`): that package weighs a tenth of
 * all that may run before a visitor does anything.
 */
import { readCookie, removeCookie, writeCookie } from '../cookies';

export default { get: readCookie, set: writeCookie, remove: removeCookie };
