/** The output of Gatsby, as lines of a log. */

// oxlint-disable-next-line no-control-regex -- Gatsby draws its progress with terminal codes, which a log cannot show.
const TERMINAL_CODES = /\u001b\[[0-9;]*[A-Za-z]/g;

/** A message of Gatsby's begins with one of these, and goes on below, broken at 80 columns. */
const MESSAGES = /^(?=(?:success|info|warn|error|verbose)\b)/m;

/** Warnings of what is meant to be so, without their spaces. */
const EXPECTED = [
  // A collection without items: the query of its pages, and its source.
  /^warnTheGraphQLqueryinthenon-pagecomponent".*\/src\/collections\/[^/]+\/(?:page|list)\.tsx"willnotberun\./,
  /^Exportedqueriesareonlyexecuted/,
  /^warnThegatsby-source-custom-apipluginhasgeneratednoGatsbynodes/,
  // The card's way of making heads.
  /^warngatsby-plugin-react-helmet:Gatsbynowhasbuilt-insupport/,
];

const isExpected = (message: string) => {
  const text = message.replace(/\s+/g, '');
  return EXPECTED.some((pattern) => pattern.test(text));
};

/** Gatsby's output as lines of a log, without codes, empty lines, the list of pages, and expected warnings. */
export function plainLines(text: string): string {
  return text
    .replace(TERMINAL_CODES, '')
    .split(MESSAGES)
    .filter((message) => !isExpected(message))
    .join('')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*[┌│├└╭╰]|^Pages$/.test(line))
    .map((line) => `${line}\n`)
    .join('');
}

const LOG_LINES = 60;

/** The end of a step's output: its reasons, where it failed. */
export function lastLines(output: string): string[] {
  return output
    .replace(TERMINAL_CODES, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-LOG_LINES);
}
