export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

/** The differences between two sites, by a value that identifies each file's version, such as a hash. */
export function changesBetween(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Changes {
  return {
    added: Object.keys(after).filter((name) => !(name in before)),
    changed: Object.keys(after).filter((name) => name in before && before[name] !== after[name]),
    removed: Object.keys(before).filter((name) => !(name in after)),
  };
}
