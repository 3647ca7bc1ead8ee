/**
 * Loaded with `--require` into Gatsby's main process, which compiles. The processes that it starts get the options that
 * are theirs.
 */
'use strict';
process.env.NODE_OPTIONS = process.env.OPTIONS_OF_WORKERS;
