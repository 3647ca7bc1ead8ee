/** Prints the configuration of root's nginx from the settings of a release, for deploy/nginx/configure-site. */
import path from 'node:path';
import { nginxOfRoot } from '../pipeline/hosting/nginx';
import { readReleaseSettings } from '../pipeline/release/settings';

const [folder] = process.argv.slice(2);
if (folder === undefined || /[$"\\\s]/.test(folder)) {
  process.stderr.write('nginx-config takes a folder without spaces, quotes and dollar signs.\n');
  process.exitCode = 64;
} else {
  try {
    const settings = readReleaseSettings(process.env);
    const current = path.join(settings.folder, 'current');
    process.stdout.write(nginxOfRoot({ ...settings.nginx, current }, folder));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
