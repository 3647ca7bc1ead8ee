/** Checks manifests for Kubernetes: by the schemas of its API, with no field that it does not know. */
import path from 'node:path';
// Each by itself: the groups' own lists load hundreds of files.
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import ts from 'typescript';
import { root } from './deploy-files';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
}

const models = {
  'apps/v1/Deployment': Deployment,
  'batch/v1/CronJob': CronJob,
  'networking.k8s.io/v1/NetworkPolicy': NetworkPolicy,
  'v1/ConfigMap': ConfigMap,
  'v1/Namespace': Namespace,
  'v1/PersistentVolumeClaim': PersistentVolumeClaim,
  'v1/Secret': Secret,
  'v1/Service': Service,
} as const;

type Known = keyof typeof models;
const isKnown = (key: string): key is Known => key in models;
const keyOf = ({ apiVersion, kind }: Manifest) => `${apiVersion}/${kind}`;

/** Problems by the schema: missing fields, and wrong kinds. It lets unknown fields pass. */
function schemaProblems(manifest: Manifest): string[] {
  const key = keyOf(manifest);
  if (!isKnown(key)) return [`${key} is no kind that these tests know.`];
  try {
    const Model = models[key] as new (data: Manifest) => { validate: () => void };
    new Model(manifest).validate();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Compiler errors of the manifests as constants of their types: a field that the type lacks is an error. */
function typeProblems(manifests: readonly Manifest[]): string[] {
  const file = path.join(root, 'manifests.generated.ts');
  const source = manifests
    .filter((manifest) => isKnown(keyOf(manifest)))
    .map((manifest, at) => {
      const { apiVersion, kind } = manifest;
      return `import type { I${kind} as Type${at} } from 'kubernetes-models/${apiVersion}/${kind}';
export const manifest${at}: Type${at} = ${JSON.stringify(manifest)};`;
    })
    .join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** All that is wrong, in words. */
export function manifestProblems(manifests: readonly Manifest[]): string[] {
  return [...manifests.flatMap(schemaProblems), ...typeProblems(manifests)];
}
