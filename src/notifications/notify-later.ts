import type { Notify } from './notify';

/**
 * Notifies with code that is loaded for it: for pages that rarely have anything to say.
 * @returns false where it could not be loaded
 */
export function notifyLater(...notice: Parameters<Notify>): Promise<boolean> {
  return import(/* webpackChunkName: 'notify' */ './notify').then(
    ({ notify }) => {
      notify(...notice);
      return true;
    },
    () => false,
  );
}
