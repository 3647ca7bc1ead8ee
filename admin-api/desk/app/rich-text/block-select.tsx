import { NativeSelect } from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';

const kinds = {
  paragraph: {
    label: 'Text',
    set: (editor: Editor) => editor.chain().focus().setParagraph().run(),
  },
  ...Object.fromEntries(
    ([2, 3, 4] as const).map((level) => [
      `heading-${level}`,
      {
        label: `Heading ${level - 1}`,
        set: (editor: Editor) => editor.chain().focus().setHeading({ level }).run(),
      },
    ]),
  ),
  quotation: {
    label: 'Quotation',
    set: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  code: { label: 'Code', set: (editor: Editor) => editor.chain().focus().toggleCodeBlock().run() },
};

function kindOf(editor: Editor): string {
  if (editor.isActive('codeBlock')) return 'code';
  if (editor.isActive('heading'))
    return `heading-${String(editor.getAttributes('heading')['level'])}`;
  return editor.isActive('blockquote') ? 'quotation' : 'paragraph';
}

/** The kind of the block at the cursor. */
export const BlockSelect = ({ editor }: { editor: Editor }) => {
  const kind = useEditorState({ editor, selector: ({ editor: now }) => kindOf(now) });
  const isKnown = kind in kinds;
  return (
    <NativeSelect
      value={kind}
      disableUnderline
      inputProps={{ 'aria-label': 'Paragraph style' }}
      sx={{ paddingLeft: 1, minWidth: '8rem' }}
      onChange={({ target }) => {
        if (kind === 'quotation') editor.chain().focus().lift('blockquote').run();
        Object.entries(kinds)
          .find(([name]) => name === target.value)?.[1]
          .set(editor);
      }}
    >
      {Object.entries(kinds).map(([name, { label }]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
      {!isKnown && <option value={kind}>Heading</option>}
    </NativeSelect>
  );
};
