import { Box } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import type { FieldInfo } from '../../protocol';
import { wordsOf } from './words-of';

const marked = {
  '& ins': { textDecoration: 'underline', backgroundColor: 'action.selected' },
  '& del': { textDecoration: 'line-through', color: 'error.main' },
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

interface WordsProps {
  field: FieldInfo | undefined;
  before: unknown;
  after: unknown;
}

/** Two values word by word: what came in underlined, what went struck out. */
export const Words = ({ field, before, after }: WordsProps) => {
  const [one, other] = [wordsOf(before, field), wordsOf(after, field)];
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
