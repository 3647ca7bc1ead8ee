import { Box } from '@mui/material';
import { diffWordsWithSpace } from 'diff';

const marked = {
  '& ins': { textDecoration: 'underline', backgroundColor: 'action.selected' },
  '& del': { textDecoration: 'line-through', color: 'error.main' },
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** The words of a value: a text as it is, a rich text without its markup, other values as data. */
export function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  if (!/<[a-z][^>]*>/i.test(value)) return value;
  const blocks = value.replace(/<\/(?:p|h\d|li|tr|pre|blockquote|figure)>/gi, '$&\n');
  const text = new DOMParser().parseFromString(blocks, 'text/html').body.textContent ?? '';
  return text.replace(/\n{3,}/g, '\n\n').trim();
}

/** Two values word by word: what came in underlined, what went struck out. */
export const Words = ({ before, after }: { before: unknown; after: unknown }) => {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (one === other) return <Box sx={marked}>Only the formatting differs.</Box>;
  return (
    <Box sx={marked}>
      {diffWordsWithSpace(one, other).map(({ value, added, removed }, index) => {
        const key = `${index}-${value.length}`;
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
      })}
    </Box>
  );
};
