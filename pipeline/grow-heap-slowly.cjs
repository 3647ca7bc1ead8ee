/**
 * Loaded with `--require` into the processes of a cold build. V8 lets a heap of this size grow up to fourfold between
 * two collections, and the two compilations leave much garbage: with 60 % the peak of a build is a fifth lower, for some
 * 4 % of its processor time. It grows by what it found alive the last time: `gc` is for when a compilation has gone. The
 * flags are none that `NODE_OPTIONS` takes.
 */
'use strict';
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--heap-growing-percent=60');
setFlagsFromString('--expose-gc');
globalThis.gc = runInNewContext('gc');
