/** Looks of a text in the editor: near the page's, in the desk's measure. */
import type { SxProps, Theme } from '@mui/material';

export const textStyles: SxProps<Theme> = {
  border: 1,
  borderColor: ({ palette }) => palette.text.secondary,
  borderRadius: 1,
  '&:focus-within': {
    borderColor: 'primary.main',
    boxShadow: ({ palette }) => `0 0 0 1px ${palette.primary.main}`,
  },
  '& .ProseMirror': {
    minHeight: '16rem',
    maxHeight: '70vh',
    overflow: 'auto',
    padding: 2,
    fontSize: '1.0625rem',
    lineHeight: 1.55,
    // The frame around the tools and the text shows the focus.
    '&:focus-visible': { outline: 'none' },
    '& > *': { maxWidth: '42rem' },
    '& h1, & h2, & h3, & h4': {
      fontFamily: 'h1.fontFamily',
      fontWeight: 600,
      lineHeight: 1.2,
      marginBottom: 1,
    },
    '& p': { marginY: 1.5 },
    '& li > p': { marginY: 0.5 },
    '& li[data-task="open"]': { listStyleType: '"☐ "' },
    '& li[data-task="done"]': { listStyleType: '"☑ "' },
    '& a': { color: 'primary.main' },
    '& img': { maxWidth: '100%', height: 'auto' },
    // The separator is an empty picture of the editor's own beside parts that cannot be typed into.
    '& img:is(:not([alt]), [alt=""]):not(.ProseMirror-separator)': {
      outline: '2px dashed',
      outlineColor: 'error.main',
    },
    '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
    '& blockquote': { marginX: 0, paddingLeft: 2, borderLeft: '3px solid', borderColor: 'divider' },
    '& pre': {
      padding: 1.5,
      backgroundColor: 'action.hover',
      overflow: 'auto',
      fontSize: '0.875rem',
    },
    '& table': { borderCollapse: 'collapse', marginY: 2 },
    '& td, & th': {
      border: 1,
      borderColor: 'divider',
      padding: 1,
      verticalAlign: 'top',
      minWidth: '4rem',
    },
    '& td > p, & th > p': { margin: 0 },
    '& .selectedCell': { backgroundColor: 'action.selected' },
    '& .kept': {
      padding: '0.125rem 0.5rem',
      border: '1px dashed',
      borderColor: 'text.secondary',
      color: 'text.secondary',
      fontSize: '0.875rem',
    },
    '& .align-center': { textAlign: 'center' },
    '& .align-right': { textAlign: 'right' },
  },
};
