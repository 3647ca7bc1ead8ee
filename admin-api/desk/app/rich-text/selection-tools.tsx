import { Box, Button, NativeSelect, TextField } from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';

const languages = (
  'bash c cpp csharp css diff dockerfile go graphql html java javascript json kotlin markdown php python ruby rust ' +
  'solidity sql swift typescript xml yaml'
).split(' ');

const row = { width: '100%', display: 'flex', flexWrap: 'wrap', gap: 0.5, padding: 0.5 } as const;

const TableTools = ({ editor }: { editor: Editor }) => {
  const chain = () => editor.chain().focus();
  const tools: [string, () => boolean][] = [
    ['Row above', () => chain().addRowBefore().run()],
    ['Row below', () => chain().addRowAfter().run()],
    ['Column before', () => chain().addColumnBefore().run()],
    ['Column after', () => chain().addColumnAfter().run()],
    ['Header row', () => chain().toggleHeaderRow().run()],
    ['Delete row', () => chain().deleteRow().run()],
    ['Delete column', () => chain().deleteColumn().run()],
    ['Delete table', () => chain().deleteTable().run()],
  ];
  return (
    <Box role="group" aria-label="Table" sx={row}>
      {tools.map(([label, run]) => (
        <Button key={label} size="small" color="inherit" onClick={run}>
          {label}
        </Button>
      ))}
    </Box>
  );
};

const CodeTools = ({ editor, language }: { editor: Editor; language: string }) => (
  <Box sx={row}>
    <NativeSelect
      value={language}
      inputProps={{ 'aria-label': 'Code language' }}
      onChange={({ target }) =>
        editor
          .chain()
          .focus()
          .updateAttributes('codeBlock', { language: target.value || null })
          .run()
      }
    >
      <option value="">No language</option>
      {(languages.includes(language) || language === '' ? languages : [language, ...languages]).map(
        (name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ),
      )}
    </NativeSelect>
  </Box>
);

const PictureTools = ({ editor, alt, title }: { editor: Editor; alt: string; title: string }) => (
  <Box role="group" aria-label="Picture" sx={{ ...row, gap: 1.5, paddingY: 1.5 }}>
    <TextField
      label="Text alternative"
      value={alt}
      sx={{ flex: '2 1 14rem' }}
      helperText="What the picture shows, for those who cannot see it"
      onChange={({ target }) => editor.commands.updateAttributes('image', { alt: target.value })}
    />
    <TextField
      label="Caption"
      value={title}
      sx={{ flex: '1 1 10rem' }}
      onChange={({ target }) =>
        editor.commands.updateAttributes('image', { title: target.value || null })
      }
    />
  </Box>
);

/** Tools for what is selected: a table, code, a picture. */
export const SelectionTools = ({ editor }: { editor: Editor }) => {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      table: now.isActive('table'),
      code: now.isActive('codeBlock'),
      language: String(now.getAttributes('codeBlock')['language'] ?? ''),
      image: now.isActive('image'),
      alt: String(now.getAttributes('image')['alt'] ?? ''),
      title: String(now.getAttributes('image')['title'] ?? ''),
    }),
  });
  return (
    <>
      {on.table && <TableTools editor={editor} />}
      {on.code && <CodeTools editor={editor} language={on.language} />}
      {on.image && <PictureTools editor={editor} alt={on.alt} title={on.title} />}
    </>
  );
};
