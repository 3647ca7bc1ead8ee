import { Box } from '@mui/material';
import type { Note } from './notes';

const note = {
  display: 'block',
  marginTop: 0.5,
  paddingLeft: 1,
  borderLeft: '3px solid',
  color: 'text.primary',
  overflowWrap: 'anywhere',
} as const;

const names = { warning: 'Warning', advice: 'Advice' } as const;
const colours = { warning: 'warning.main', advice: 'divider' } as const;

/** Words below a field: what goes into it, and notes on what stands there. */
export const FieldHelp = ({ text, notes }: { text: string; notes: readonly Note[] }) => (
  <>
    {text}
    {notes.map(({ level, text: words }) => (
      <Box component="span" key={words} sx={{ ...note, borderColor: colours[level] }}>
        <strong>{names[level]}:</strong> {words}
      </Box>
    ))}
  </>
);
