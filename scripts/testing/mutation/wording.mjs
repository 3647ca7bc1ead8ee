/**
 * Leaves out mutants of mere wording: of a text of several words, which the tests quote where it matters to somebody.
 * Emptied, it would still be reported; a test for each would only repeat the sentence. Lists of names in one text (`'a
 * b c'.split(' ')`) are no wording.
 */

const isProse = (text) => /[\p{L}"”)]\S* \S*\p{L}/u.test(text);

/** @returns the text of a literal, with a word in place of each expression; undefined for any other node */
function textOf(path) {
  if (path.isStringLiteral()) return path.node.value;
  if (path.isTemplateLiteral()) return path.node.quasis.map(({ value }) => value.raw).join('x');
  return undefined;
}

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'wording',
    value: {
      shouldIgnore(path) {
        const text = textOf(path);
        if (text === undefined || !isProse(text)) return undefined;
        const { parentPath } = path;
        const isList = parentPath.isMemberExpression() || parentPath.isBinaryExpression();
        return isList ? undefined : 'It is wording.';
      },
    },
  },
];
