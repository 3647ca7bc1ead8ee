/**
 * Loaded with `--require` into Gatsby's processes. Gatsby compiles its TypeScript files with Parcel at each start, for
 * more than a second where there are none left: `compiled-hooks.ts` has compiled them. Should a later Gatsby name the
 * module otherwise, Parcel runs again, and nothing else is different.
 */
'use strict';
const Module = require('node:module');

const load = Module._load;

Module._load = function (request, ...others) {
  const loaded = load.call(this, request, ...others);
  if (!request.endsWith('/compile-gatsby-files')) return loaded;
  return { ...loaded, compileGatsbyFiles: () => Promise.resolve() };
};
