/** A Dockerfile as stages and their steps, for checks and for running it by hand. */
import { DockerfileParser, type Copy, type Env, type From, type Instruction } from 'dockerfile-ast';

export type Step =
  | { kind: 'workdir'; path: string }
  /** `from` is another stage or build context; null for the project. */
  | { kind: 'copy'; from: string | null; sources: string[]; target: string }
  | { kind: 'run'; command: string }
  | { kind: 'env'; values: Record<string, string> }
  | { kind: 'user'; name: string }
  | { kind: 'entrypoint' | 'healthcheck'; command: string[] }
  | { kind: 'other'; keyword: string };

export interface Stage {
  name: string;
  /** An image with its tag, or the name of an earlier stage. */
  base: string;
  steps: Step[];
}

/** An instruction on one line, without its name and without comments between its lines. */
function textOf(instruction: Instruction, lines: readonly string[]): string {
  const { start, end } = instruction.getRange();
  return lines
    .slice(start.line, end.line + 1)
    .filter((line) => !/^\s*#/.test(line))
    .map((line) => line.trim().replace(/\s*\\$/, ''))
    .join(' ')
    .replace(/^\S+\s+/, '');
}

/** @throws {Error} where a command is a shell's and no list: it would be a process more, which passes no signal on */
function listIn(text: string): string[] {
  const list = /\[.*\]$/.exec(text)?.[0];
  if (list === undefined) {
    throw new Error(`"${text}" in the Dockerfile is no list such as ["node", "main.js"].`);
  }
  return JSON.parse(list) as string[];
}

function copyOf(instruction: Copy): Step {
  const words = instruction.getArguments().map((argument) => argument.getValue());
  return {
    kind: 'copy',
    from: instruction.getFromFlag()?.getValue() ?? null,
    sources: words.slice(0, -1),
    target: words.at(-1) ?? '',
  };
}

function stepOf(instruction: Instruction, lines: readonly string[]): Step {
  const keyword = instruction.getKeyword();
  const text = textOf(instruction, lines);
  switch (keyword) {
    case 'WORKDIR':
      return { kind: 'workdir', path: text };
    case 'COPY':
      return copyOf(instruction as Copy);
    case 'RUN':
      return { kind: 'run', command: text };
    case 'ENV':
      return {
        kind: 'env',
        values: Object.fromEntries(
          (instruction as Env)
            .getProperties()
            .map((property) => [property.getName(), property.getValue() ?? '']),
        ),
      };
    case 'USER':
      return { kind: 'user', name: text };
    case 'ENTRYPOINT':
      return { kind: 'entrypoint', command: listIn(text) };
    case 'HEALTHCHECK':
      return { kind: 'healthcheck', command: listIn(text) };
    default:
      return { kind: 'other', keyword };
  }
}

/** @param text of a Dockerfile whose stages all have names */
export function stagesOf(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text.split('\n');
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const from = instruction as From;
      const [base, name] = [from.getImage(), from.getBuildStage()];
      if (!base || !name)
        throw new Error('Every stage of the Dockerfile needs an image and a name.');
      stages.push({ name, base, steps: [] });
    } else {
      stages.at(-1)?.steps.push(stepOf(instruction, lines));
    }
  }
  return stages;
}

/** All steps of a stage, with those of the stages that it builds on before. */
export function stepsOf(stages: readonly Stage[], name: string): Step[] {
  const stage = stages.find((each) => each.name === name);
  return stage ? [...stepsOf(stages, stage.base), ...stage.steps] : [];
}
