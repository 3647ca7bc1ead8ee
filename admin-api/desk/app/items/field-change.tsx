import { Box, Typography } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';
import { useOpenItem } from './item-context';
import { wordsOf } from './words-of';

const marked = {
  '& ins': { textDecoration: 'underline', backgroundColor: 'action.selected' },
  '& del': { textDecoration: 'line-through', color: 'error.main' },
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

const Words = ({ one, other }: { one: string; other: string }) => {
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

interface FieldChangeProps {
  name: string;
  before: unknown;
  after: unknown;
  /** Below its words. */
  children?: ReactNode;
}

/** A field in two versions, word by word: what came in underlined, what went struck out. */
export const FieldChange = ({ name, before, after, children }: FieldChangeProps) => {
  const field = useOpenItem().collection.fields.find((each) => each.name === name);
  return (
    <Box component="section" sx={{ borderTop: 1, borderColor: 'divider', paddingY: 2 }}>
      <Typography component="h3" variant="subtitle2" id={`change-${name}`}>
        {field?.label ?? name}
      </Typography>
      <Words one={wordsOf(before, field)} other={wordsOf(after, field)} />
      {children}
    </Box>
  );
};
