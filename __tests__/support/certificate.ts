/** A certificate for servers of tests. */
import { spawnSync } from 'node:child_process';
import type { Scratch } from './scratch';

export const hasOpenSsl = (): boolean => spawnSync('openssl', ['version']).status === 0;

/** A self-signed one, with its key, in a folder of the test's. */
export function selfSigned(folder: Pick<Scratch, 'file'>): { certificate: string; key: string } {
  const [certificate, key] = [folder.file('certificate.pem'), folder.file('key.pem')];
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-days', '1', '-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return { certificate, key };
}
