/** The manifests, by the schemas of Kubernetes, and against each other, the images and the code. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { startApi, type RunningApi } from '../support/admin-api';
import { read, readYaml, root, settingsOfTheCode } from '../support/deploy-files';
import { manifestProblems, type Manifest } from '../support/kubernetes-schema';

const FOLDER = 'deploy/kubernetes';

interface Probe {
  httpGet?: { path: string; port: string };
  tcpSocket?: { port: string };
}

interface Container {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: unknown;
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: Record<string, unknown>;
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
}

interface Pod {
  terminationGracePeriodSeconds?: number;
  affinity?: {
    podAffinity: {
      requiredDuringSchedulingIgnoredDuringExecution: {
        topologyKey: string;
        labelSelector: { matchLabels: Record<string, string> };
      }[];
    };
  };
  containers: Container[];
  securityContext: { runAsNonRoot: boolean; runAsUser: number };
  volumes: { name: string; persistentVolumeClaim?: { claimName: string; readOnly?: boolean } }[];
}

interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: Pod;
}

interface Deployment extends Manifest {
  spec: { selector: { matchLabels: Record<string, string> }; template: PodTemplate };
}

interface CronJob extends Manifest {
  spec: {
    schedule: string;
    concurrencyPolicy: string;
    jobTemplate: {
      spec: { backoffLimit: number; activeDeadlineSeconds: number; template: PodTemplate };
    };
  };
}

interface Service extends Manifest {
  spec: { selector: Record<string, string>; ports: { port: number; targetPort: string }[] };
}

interface Peer {
  namespaceSelector?: { matchLabels: Record<string, string> };
  podSelector?: { matchLabels: Record<string, string> };
}

interface NetworkPolicy extends Manifest {
  spec: {
    podSelector: { matchLabels?: Record<string, string> };
    policyTypes: string[];
    ingress?: { from: Peer[]; ports: { port: string }[] }[];
  };
}

interface Settings extends Manifest {
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

interface Kustomization {
  resources: string[];
  images: { name: string }[];
}

const files = fs
  .readdirSync(path.join(root, FOLDER))
  .filter((name) => name !== 'kustomization.yaml')
  .sort();
const manifests = files.flatMap((name) => readYaml(`${FOLDER}/${name}`) as Manifest[]);
const ofKind = <T extends Manifest>(kind: string) =>
  manifests.filter((manifest): manifest is T => manifest.kind === kind);
const deployments = ofKind<Deployment>('Deployment');
const services = ofKind<Service>('Service');
const cronJobs = ofKind<CronJob>('CronJob');
const cronJobOf = (name: string): CronJob => {
  const found = cronJobs.find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`There is no CronJob "${name}".`);
  return found;
};
const cronJob = cronJobOf('site-release');
const job = cronJob.spec.jobTemplate.spec;
const templates = [
  ...cronJobs.map(({ spec }) => spec.jobTemplate.spec.template),
  ...deployments.map(({ spec }) => spec.template),
];
const containers = templates.flatMap(({ spec }) => spec.containers);
const names = (kind: string) => ofKind(kind).map(({ metadata }) => metadata.name);

describe('the schemas of Kubernetes', () => {
  it('are kept', () => {
    expect(manifests.length).toBeGreaterThan(8);
    expect(manifestProblems(manifests)).toEqual([]);
  });

  it('would find what is missing, of the wrong kind, or unknown', () => {
    const changed = (change: (copy: CronJob) => void): string[] => {
      const copy = structuredClone(cronJob);
      change(copy);
      return manifestProblems([copy]);
    };
    const missing = changed((copy) => Reflect.deleteProperty(copy.spec, 'schedule'));
    expect(missing.join()).toMatch(/schedule/);
    const wrong = changed((copy) => Object.assign(copy.spec, { concurrencyPolicy: 'Never' }));
    expect(wrong.join()).toMatch(/concurrencyPolicy|Never/);
    const unknown = changed((copy) => Object.assign(copy.spec, { concurencyPolicy: 'Forbid' }));
    expect(unknown.join()).toMatch(/concurencyPolicy/);
  });
});

describe('the manifests', () => {
  it('are all in the list for kubectl, but the example of secrets', () => {
    const [list] = readYaml(`${FOLDER}/kustomization.yaml`) as [Kustomization];
    expect([...list.resources, 'secrets.example.yaml'].sort()).toEqual(files);
    expect(list.images.map(({ name }) => name).sort()).toEqual(
      [...new Set(containers.map(({ image }) => image))].sort(),
    );
  });

  it('select the pods that they make', () => {
    for (const { spec } of deployments) {
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    }
    for (const { metadata, spec } of services) {
      const meant = deployments.filter(({ spec: { template } }) =>
        Object.entries(spec.selector).every(
          ([key, value]) => template.metadata.labels[key] === value,
        ),
      );
      expect([metadata.name, meant.length]).toEqual([metadata.name, 1]);
      const ports =
        meant[0]?.spec.template.spec.containers.flatMap((each) => each.ports ?? []) ?? [];
      for (const { targetPort } of spec.ports) {
        expect(ports.map(({ name }) => name)).toContain(targetPort);
      }
    }
  });

  it('mount volumes that there are, from claims that there are', () => {
    for (const { spec } of templates) {
      const volumes = spec.volumes.map(({ name }) => name).sort();
      for (const { volumeMounts } of spec.containers) {
        expect(volumeMounts.map(({ name }) => name).sort()).toEqual(volumes);
      }
      for (const { persistentVolumeClaim } of spec.volumes) {
        if (persistentVolumeClaim) {
          expect(names('PersistentVolumeClaim')).toContain(persistentVolumeClaim.claimName);
        }
      }
    }
  });

  it('take settings from where they are, and of names that the code reads', () => {
    for (const { configMapRef, secretRef } of containers.flatMap(({ envFrom }) => envFrom ?? [])) {
      if (configMapRef) expect(names('ConfigMap')).toContain(configMapRef.name);
      if (secretRef) expect(names('Secret')).toContain(secretRef.name);
    }
    const known = settingsOfTheCode();
    const settings = [...ofKind<Settings>('ConfigMap'), ...ofKind<Settings>('Secret')].flatMap(
      ({ data, stringData }) => Object.keys({ ...data, ...stringData }),
    );
    expect(settings.length).toBeGreaterThan(8);
    expect(settings.filter((name) => !known.has(name))).toEqual([]);
  });

  it('ask probes at ports that there are', () => {
    const asked = containers.flatMap(
      ({ ports = [], startupProbe, readinessProbe, livenessProbe }) => {
        const names = ports.map(({ name }) => name);
        return [startupProbe, readinessProbe, livenessProbe]
          .map((probe) => probe?.httpGet?.port ?? probe?.tcpSocket?.port)
          .filter((port) => port !== undefined)
          .map((port) => ({ port, isThere: names.includes(port) }));
      },
    );
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter(({ isThere }) => !isThere)).toEqual([]);
  });

  it('listen where the images do', () => {
    const exposed = [...read('deploy/docker/Dockerfile').matchAll(/^EXPOSE (\d+)$/gm)].map(
      ([, port]) => Number(port),
    );
    const ports = containers.flatMap((each) => each.ports ?? []);
    expect(ports.map(({ containerPort }) => containerPort).sort()).toEqual(exposed.sort());
  });

  it('run nobody as root, and let nobody write but into volumes', () => {
    for (const { spec } of templates) {
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(spec.securityContext.runAsUser).toBeGreaterThan(0);
      for (const { securityContext, resources } of spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(Object.keys(resources.limits)).toContain('memory');
      }
    }
  });

  it('serve releases that the web server cannot change', () => {
    const site = deployments.find(({ metadata }) => metadata.name === 'site')?.spec.template.spec;
    expect(site?.containers[0]?.volumeMounts).toContainEqual({
      name: 'releases',
      mountPath: '/srv/www',
      readOnly: true,
    });
    // nginx's configuration in a release names its folder: it has to be at the same path.
    expect(job.template.spec.containers[0]?.volumeMounts).toContainEqual({
      name: 'releases',
      mountPath: '/srv/www',
    });
  });
});

describe('the network', () => {
  const policies = ofKind<NetworkPolicy>('NetworkPolicy');
  const ingress = {
    namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress-nginx' } },
    podSelector: { matchLabels: { 'app.kubernetes.io/name': 'ingress-nginx' } },
  };

  it('lets nobody speak to a pod for which no policy says otherwise', () => {
    const [all, ...others] = policies.filter(({ spec }) => !spec.podSelector.matchLabels);
    expect(others).toEqual([]);
    expect(all?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress'] });
  });

  it('lets the Ingress speak to what Services lead to, and releases to the admin API', () => {
    const allowed = policies.flatMap(({ spec }) =>
      (spec.ingress ?? []).map(({ from, ports }) => ({
        to: spec.podSelector.matchLabels,
        ...{ from, ports },
      })),
    );
    const ports = [{ port: 'http' }];
    expect(allowed).toEqual(
      deployments
        .map(({ spec }) => {
          const to = spec.selector.matchLabels;
          const isApi = to['app.kubernetes.io/name'] === 'admin-api';
          const releases = { podSelector: { matchLabels: job.template.metadata.labels } };
          return { to, from: isApi ? [ingress, releases] : [ingress], ports };
        })
        .reverse(),
    );
  });

  it('is not believed as a whole: the addresses of the Ingress alone are', () => {
    const text = ofKind<Settings>('ConfigMap').find(
      ({ metadata }) => metadata.name === 'admin-api-settings',
    )?.data?.['TRUST_PROXY'];
    const bits = (text ?? '').split(',').map((each) => Number(each.split('/')[1] ?? 32));
    for (const each of bits) expect(each).toBeGreaterThanOrEqual(24);
  });
});

const hasJq = spawnSync('jq', ['--version']).status === 0;
if (!hasJq) console.log('No jq here: commands for other jobs are not tried.');

describe('a job by hand, as docs/operations.md has it', () => {
  const commands = [
    ...read('docs/operations.md').matchAll(
      /--from=cronjob\/(\S+) --dry-run=client -o json \\\n +\| jq '([^']+)' \\\n +\| (.+)/g,
    ),
  ].map(([, of = '', filter = '', last = '']) => ({ of, filter, last }));

  /** The output of `kubectl create job NAME --from=cronjob/…`, passed through the filter. */
  function made(
    of: string,
    filter: string,
  ): Manifest & { spec: CronJob['spec']['jobTemplate']['spec'] } {
    const input = {
      apiVersion: 'batch/v1',
      kind: 'Job',
      metadata: { name: 'by-hand', namespace: 'website' },
      spec: cronJobOf(of).spec.jobTemplate.spec,
    };
    const { stdout } = spawnSync('jq', [filter], {
      input: JSON.stringify(input),
      encoding: 'utf8',
    });
    return JSON.parse(stdout) as ReturnType<typeof made>;
  }

  it('is shown for a rollback and for a restoring', () => {
    expect(commands.map(({ of }) => of)).toEqual(['site-release', 'admin-api-backup']);
  });

  // One of an earlier day is there for a week: to apply it once more would change nothing.
  (hasJq ? it : it.skip).each(commands)(
    'is a new one each time: from $of',
    ({ of, filter, last }) => {
      expect(last).toBe('kubectl -n website create -f -');
      const job = made(of, filter);
      expect(job.metadata).toEqual({
        namespace: 'website',
        generateName: expect.stringMatching(/^[a-z]+-$/) as unknown,
      });
      const cron = structuredClone(cronJobOf(of));
      cron.spec.jobTemplate.spec = job.spec;
      expect(manifestProblems([cron])).toEqual([]);
      const [container] = job.spec.template.spec.containers;
      expect([container?.args, container?.command?.slice(2)]).toEqual(
        of === 'site-release'
          ? [['rollback'], undefined]
          : [
              undefined,
              ['tsx', 'admin-api/enquiries.ts', 'restore', '/srv/backups/enquiries-….jsonl'],
            ],
      );
    },
  );
});

describe('the second CronJob of releases, as docs/operations.md has it', () => {
  const filter = /get cronjob site-release -o json \\\n +\| jq '([^']+)'/.exec(
    read('docs/operations.md'),
  )?.[1];

  (hasJq ? it : it.skip)('looks each minute whether somebody has asked for a release', () => {
    const there = structuredClone(cronJob) as Manifest & { status?: object };
    Object.assign(there.metadata, { uid: '1', resourceVersion: '2', creationTimestamp: '3' });
    there.status = {};
    const { stdout } = spawnSync('jq', [filter ?? ''], {
      input: JSON.stringify(there),
      encoding: 'utf8',
    });
    const made = JSON.parse(stdout) as CronJob;
    expect(manifestProblems([made])).toEqual([]);
    const expected = structuredClone(cronJob);
    expected.metadata.name = 'site-release-requested';
    expected.spec.schedule = '* * * * *';
    const [container] = expected.spec.jobTemplate.spec.template.spec.containers;
    if (container) container.args = ['scheduled', 'requested'];
    expect(made).toEqual(expected);
  });
});

describe('the job of releases', () => {
  it('never runs twice at once, is not tried again, and has the time to end by itself', () => {
    expect(cronJob.spec.concurrencyPolicy).toBe('Forbid');
    expect(job.backoffLimit).toBe(0);
    const [settings] = ofKind<Settings>('ConfigMap');
    const limit = Number(settings?.data?.['RELEASE_TIME_LIMIT_MINUTES']);
    expect(job.activeDeadlineSeconds).toBeGreaterThanOrEqual((limit + 15) * 60);
  });

  it('goes to the node of a run that is under way, and to any where there is none', () => {
    const { metadata, spec } = job.template;
    const terms = spec.affinity?.podAffinity.requiredDuringSchedulingIgnoredDuringExecution;
    // Kubernetes lets the first of a group start anywhere where it matches its own term.
    expect(terms).toEqual([
      {
        topologyKey: 'kubernetes.io/hostname',
        labelSelector: { matchLabels: metadata.labels },
      },
    ]);
  });

  it('fails where a run has failed, and at no other outcome', () => {
    expect(job.template.spec.containers[0]?.args).toEqual(['scheduled']);
    expect(read('deploy/docker/release')).toMatch(/^ {2}scheduled\)$/m);
  });
});

describe('the job of back-ups', () => {
  const backup = cronJobOf('admin-api-backup').spec.jobTemplate.spec.template.spec;
  const settings = ofKind<Settings>('ConfigMap').find(
    ({ metadata }) => metadata.name === 'admin-api-settings',
  )?.data;

  it('has the settings of the admin API, and its database', () => {
    const server = deployments.find(({ metadata }) => metadata.name === 'admin-api');
    const { image, envFrom } = server?.spec.template.spec.containers[0] ?? {};
    expect(backup.containers[0]).toMatchObject({ image, envFrom });
  });

  it('is a command of the image, and writes where a volume is', () => {
    const [container] = backup.containers;
    const [program, , loader, script = '', ...args] = container?.command ?? [];
    expect([program, loader, args]).toEqual(['node', 'tsx', ['backup']]);
    expect(fs.existsSync(path.join(root, script))).toBe(true);
    expect(container?.volumeMounts).toContainEqual({
      name: 'backups',
      mountPath: settings?.['ENQUIRY_BACKUP_DIR'],
    });
  });

  it('is of what notices name a command for', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const command = settings?.['ENQUIRY_COMMAND'] ?? '';
    expect(command).toMatch(/ exec deploy\/admin-api -- npm run --silent enquiries --$/);
    expect(scripts).toHaveProperty('enquiries');
  });
});

describe('the admin API', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ LOG_LEVEL: 'warn' });
  });
  afterAll(async () => {
    await api.stop();
  });

  it('goes on serving while Services still lead to it, and ends within its grace', () => {
    const pod = deployments.find(({ metadata }) => metadata.name === 'admin-api')?.spec.template
      .spec;
    const settings = ofKind<Settings>('ConfigMap').find(
      ({ metadata }) => metadata.name === 'admin-api-settings',
    )?.data;
    const drain = Number(settings?.['ADMIN_API_DRAIN_SECONDS']);
    const stop = Number(settings?.['ADMIN_API_STOP_SECONDS'] ?? 10);
    expect(drain).toBeGreaterThanOrEqual(5);
    // Ten seconds more than both, as admin-api/README.md says.
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + stop + 10);
  });

  it('answers what its probes ask', async () => {
    const { startupProbe, livenessProbe, readinessProbe } =
      deployments.find(({ metadata }) => metadata.name === 'admin-api')?.spec.template.spec
        .containers[0] ?? {};
    const paths = [startupProbe, livenessProbe, readinessProbe].map(
      (probe) => probe?.httpGet?.path ?? '',
    );
    for (const each of paths) {
      expect([each, (await fetch(`${api.origin}${each}`)).status]).toEqual([each, 200]);
    }
    // The same as of the image, which asks whether it is ready.
    expect(read('deploy/docker/Dockerfile')).toContain(`'${paths[2] ?? ''}'`);
  });
});
