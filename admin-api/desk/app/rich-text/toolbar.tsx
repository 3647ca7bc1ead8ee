import BoldIcon from '@mui/icons-material/FormatBold';
import BulletIcon from '@mui/icons-material/FormatListBulleted';
import CodeIcon from '@mui/icons-material/Code';
import FootnoteIcon from '@mui/icons-material/SuperscriptOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/Link';
import NumberedIcon from '@mui/icons-material/FormatListNumbered';
import RedoIcon from '@mui/icons-material/Redo';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { MediaPicker } from '../media/media-picker';
import { behindSelection } from './behind-selection';
import { BlockSelect } from './block-select';
import { insertFootnote } from './footnotes';
import { LinkDialog } from './link-dialog';
import { SelectionTools } from './selection-tools';

interface Tool {
  label: string;
  icon: ReactNode;
  run: () => void;
  /** Left out where a tool is no switch. */
  isOn?: boolean;
}

const ToolButton = ({ label, icon, run, isOn }: Tool) => (
  <Tooltip title={label}>
    <IconButton
      size="small"
      aria-label={label}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      onClick={run}
      sx={{ borderRadius: 1, ...(isOn ? { backgroundColor: 'action.selected' } : {}) }}
    >
      {icon}
    </IconButton>
  </Tooltip>
);

/** The tools of a text. */
export const Toolbar = ({ editor, label }: { editor: Editor; label: string }) => {
  const [open, setOpen] = useState<'link' | 'picture' | null>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      code: now.isActive('code'),
      bullet: now.isActive('bulletList'),
      numbered: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools: Tool[] = [
    { label: 'Bold', icon: <BoldIcon />, isOn: on.bold, run: () => chain().toggleBold().run() },
    {
      label: 'Italic',
      icon: <ItalicIcon />,
      isOn: on.italic,
      run: () => chain().toggleItalic().run(),
    },
    {
      label: 'Inline code',
      icon: <CodeIcon />,
      isOn: on.code,
      run: () => chain().toggleCode().run(),
    },
    {
      label: 'Bulleted list',
      icon: <BulletIcon />,
      isOn: on.bullet,
      run: () => chain().toggleBulletList().run(),
    },
    {
      label: 'Numbered list',
      icon: <NumberedIcon />,
      isOn: on.numbered,
      run: () => chain().toggleOrderedList().run(),
    },
    { label: 'Link', icon: <LinkIcon />, isOn: on.link, run: () => setOpen('link') },
    { label: 'Picture', icon: <ImageIcon />, run: () => setOpen('picture') },
    {
      label: 'Table',
      icon: <TableIcon />,
      run: () =>
        behindSelection(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { label: 'Footnote', icon: <FootnoteIcon />, run: () => insertFootnote(editor) },
    { label: 'Undo', icon: <UndoIcon />, run: () => chain().undo().run() },
    { label: 'Redo', icon: <RedoIcon />, run: () => chain().redo().run() },
  ];
  return (
    <Box
      role="toolbar"
      aria-label={`Tools for ${label}`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.25,
        padding: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <BlockSelect editor={editor} />
      {tools.map((tool) => (
        <ToolButton key={tool.label} {...tool} />
      ))}
      <SelectionTools editor={editor} />
      {open === 'link' && <LinkDialog editor={editor} onClose={() => setOpen(null)} />}
      {open === 'picture' && (
        <MediaPicker
          kind="picture"
          onClose={() => setOpen(null)}
          onTake={({ url, alt }) => {
            setOpen(null);
            // A selected picture gives way to it, and no words do.
            const place = editor.isActive('image') ? chain() : behindSelection(editor);
            place.setImage({ src: url, alt }).run();
          }}
        />
      )}
    </Box>
  );
};
