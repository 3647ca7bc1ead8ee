import { Box } from '@mui/material';

const note = {
  display: 'block',
  marginTop: 0.5,
  paddingLeft: 1,
  borderLeft: '3px solid',
  borderColor: 'warning.main',
  color: 'text.primary',
  overflowWrap: 'anywhere',
} as const;

/** Words below a field: what goes into it, and notes on what stands there. */
export const FieldHelp = ({ text, notes }: { text: string; notes: readonly string[] }) => (
  <>
    {text}
    {notes.map((words) => (
      <Box component="span" key={words} sx={note}>
        {words}
      </Box>
    ))}
  </>
);
