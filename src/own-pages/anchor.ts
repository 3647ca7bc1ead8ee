const MAX_LENGTH = 60;

/**
 * The id under which a heading of the company's own pages can be linked to: letters and digits of any script,
 * lower case, hyphens between, at most 60 characters, cut between words.
 * @example anchorOf('Bureaux, rails & engines') // 'bureaux-rails-engines'
 */
export function anchorOf(heading: string): string {
  const words = heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
  // Only a prefix of the words is kept: a short word behind a long one must not slip in.
  const kept = words.findIndex((_, at) => words.slice(0, at + 1).join('-').length > MAX_LENGTH);
  const id = words.slice(0, kept < 0 ? words.length : kept).join('-');
  return id || 'section';
}
