/**
 * A jest environment in a time zone of its own, for a file that begins with `@time-zone Pacific/Auckland`: a test's
 * `process.env` is a copy, and only the process's own `TZ` changes `Date`.
 */
import process from 'node:process';

/**
 * @template {new (...args: any[]) => import('@jest/environment').JestEnvironment} Base
 * @param {Base} Environment
 */
export const zoned = (Environment) =>
  class extends Environment {
    #before = process.env['TZ'];

    /** @param {any[]} args */
    constructor(...args) {
      super(...args);
      const zone = args[1]?.docblockPragmas?.['time-zone'];
      if (typeof zone !== 'string') throw new Error('The file names no @time-zone.');
      process.env['TZ'] = zone;
    }

    async teardown() {
      if (this.#before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = this.#before;
      await super.teardown();
    }
  };
