/**
 * Loaded with `--require` into Gatsby's processes. The files of the work directory are hard links to the last good
 * output (see `linked-tree.ts`), and Gatsby overwrites files in place, which would change the good output too. Whatever
 * opens a linked file below `LINKED_FOLDERS` for writing gets a file of its own: the link is removed first.
 */
'use strict';
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const path = require('node:path');

const folders = (process.env.LINKED_FOLDERS ?? '')
  .split(path.delimiter)
  .filter(Boolean)
  .map((folder) => folder + path.sep);

/** Removes a linked file that is about to be overwritten. `keeps` is for calls that need what it holds. */
function unlinkLinked(file, keeps = false) {
  if (typeof file !== 'string' && !(file instanceof URL) && !Buffer.isBuffer(file)) return;
  const name = path.resolve(file instanceof URL ? file.pathname : String(file));
  if (!folders.some((folder) => name.startsWith(folder))) return;
  const stat = fs.lstatSync(name, { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.nlink < 2) return;
  if (!keeps) {
    fs.unlinkSync(name);
    return;
  }
  const own = `${name}.${process.pid}.own`;
  originals.copyFileSync(name, own);
  fs.renameSync(own, name);
}

/** Whether flags of `open` write, and whether they keep what the file holds. */
function writingOf(flags) {
  if (typeof flags === 'number') {
    const { O_WRONLY, O_RDWR, O_TRUNC } = fs.constants;
    return { writes: (flags & (O_WRONLY | O_RDWR)) !== 0, keeps: (flags & O_TRUNC) === 0 };
  }
  const text = String(flags ?? 'r');
  return { writes: !/^r(?:s)?$/.test(text), keeps: !text.startsWith('w') };
}

const flagOf = (options, usual) =>
  (typeof options === 'object' && options !== null ? (options.flag ?? options.flags) : undefined) ??
  usual;

const before = {
  open: ([file, flags]) => {
    const { writes, keeps } = writingOf(typeof flags === 'function' ? 'r' : flags);
    if (writes) unlinkLinked(file, keeps);
  },
  writeFile: ([file, , options]) => {
    unlinkLinked(file, writingOf(flagOf(options, 'w')).keeps);
  },
  appendFile: ([file]) => {
    unlinkLinked(file, true);
  },
  copyFile: ([, target]) => {
    unlinkLinked(target);
  },
  truncate: ([file]) => {
    unlinkLinked(file, true);
  },
  utimes: ([file]) => {
    unlinkLinked(file, true);
  },
  createWriteStream: ([file, options]) => {
    unlinkLinked(file, writingOf(flagOf(options, 'w')).keeps);
  },
};

const originals = { copyFileSync: fs.copyFileSync };

function wrap(holder, name, prepare) {
  const original = holder[name];
  if (typeof original !== 'function') return;
  holder[name] = function (...args) {
    prepare(args);
    return original.apply(this, args);
  };
}

if (folders.length > 0) {
  for (const [name, prepare] of Object.entries(before)) {
    for (const form of [name, `${name}Sync`]) wrap(fs, form, prepare);
    wrap(fs.promises, name, prepare);
  }
  syncBuiltinESMExports();
}
