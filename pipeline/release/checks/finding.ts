import { count } from '../../../src/lib/numbers';

/** A check's finding about a site that would go live. */
export interface Finding {
  /** An error blocks the release; a warning is only reported. */
  level: 'error' | 'warning';
  /** The page's path, or another subject. */
  where: string;
  what: string;
  /** The command's option by which a person accepts it. */
  accept?: '--accept-change';
}

export const error = (where: string, what: string): Finding => ({ level: 'error', where, what });
export const warning = (where: string, what: string): Finding => ({
  level: 'warning',
  where,
  what,
});

/** The options that accept all errors of a site; none if one of them cannot be accepted. */
export function acceptOf(findings: readonly Finding[]): string[] {
  const options = findings.filter(({ level }) => level === 'error').map(({ accept }) => accept);
  return [...new Set(options)].every((option) => option !== undefined)
    ? [...new Set(options.filter((option) => option !== undefined))]
    : [];
}

/** The path of a page's file: `/blog/x` for `blog/x/index.html`. */
export function pathOfFile(name: string): string {
  return `/${name.replace(/(?:^|\/)index\.html$/, '')}`;
}

/** Why a site may not go live: the first error, and the number of others; null if there are none. */
export function refusal(findings: readonly Finding[]): string | null {
  const [first, ...others] = findings.filter(({ level }) => level === 'error');
  if (!first) return null;
  const more =
    others.length > 0
      ? ` ${count(others.length, 'more thing is', 'more things are')} not right.`
      : '';
  return `The site cannot go live: ${first.where} ${first.what.replace(/\.$/, '')}.${more}`;
}
