import {
  Alert,
  Box,
  FormControlLabel,
  FormHelperText,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import type { Slice } from '@tiptap/pm/model';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useInput, useNotify } from 'react-admin';
import type { FieldInputProps } from '../fields/groups';
import { uploadFile } from '../media/upload';
import { nonce } from '../shell/nonce';
import { behindSelection } from './behind-selection';
import { cleanPaste, unreachablePictures } from './clean-paste';
import { copyPictures, uncopiedIn } from './copy-pictures';
import { extensions } from './extensions';
import { fromEditor, intoEditor } from './markup';
import { textStyles } from './text-styles';
import { Toolbar } from './toolbar';

/** Pictures among what was pasted or dropped. */
const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

interface Text {
  id: string;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  onCopied: () => void;
  /** Of pictures that a pasted or dropped text is without. */
  onLost: (names: readonly string[]) => void;
}

/** An editor of TipTap's for a text of the form; a change from elsewhere replaces what it shows. */
function useTextEditor({ id, value, onChange, onBlur, onCopied, onLost }: Text): Editor {
  const notify = useNotify();
  const shown = useRef(value);
  const addPictures = (files: readonly File[]): boolean => {
    for (const file of files) {
      uploadFile(file)
        .then(({ url, alt }) => behindSelection(editor).setImage({ src: url, alt }).run())
        .catch((error: unknown) =>
          notify(String(error instanceof Error ? error.message : error), { type: 'error' }),
        );
    }
    return files.length > 0;
  };
  const take = (data: DataTransfer | null, slice: Slice) => {
    const names = unreachablePictures(data?.getData('text/html') ?? '');
    if (names.length > 0) onLost(names);
    void copyPictures(editor, slice).then(onCopied);
  };
  const editor: Editor = useEditor({
    extensions,
    content: intoEditor(value),
    injectNonce: nonce,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-help`,
      },
      transformPastedHTML: cleanPaste,
      // Word sends a picture of its text beside the text; a browser sends a picture, and HTML that names it.
      handlePaste: (_, { clipboardData }, { content }) =>
        !content.textBetween(0, content.size).trim() && addPictures(picturesIn(clipboardData)),
      handleDrop: (_view, { dataTransfer }, _slice, isMoved) =>
        !isMoved && addPictures(picturesIn(dataTransfer)),
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = changed.isEmpty ? '' : fromEditor(changed.getHTML());
      onChange(shown.current);
    },
    onBlur: () => onBlur(),
    onPaste: ({ clipboardData }, slice) => take(clipboardData, slice),
    onDrop: ({ dataTransfer }, slice, isMoved) => {
      if (!isMoved) take(dataTransfer, slice);
    },
  });
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(intoEditor(value), { emitUpdate: false });
  }, [editor, value]);
  return editor;
}

interface PicturesLeftProps {
  names: readonly string[];
  children: string;
  /** Left out where it stays until there are none. */
  onClose?: () => void;
}

/** Tells which pictures of a pasted text have to be uploaded by hand. */
const PicturesLeft = ({ names, children, onClose }: PicturesLeftProps) =>
  names.length > 0 && (
    <Alert
      severity="warning"
      {...(onClose ? { onClose } : {})}
      sx={{ marginTop: 1, overflowWrap: 'anywhere' }}
    >
      {children}
      <ul>
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Alert>
  );

/** A rich text: with tools, or as HTML. */
export const RichTextInput = ({ field: info, source, help }: FieldInputProps) => {
  const [isHtml, setIsHtml] = useState(false);
  const { field, fieldState, id } = useInput({ source, defaultValue: '' });
  const value = typeof field.value === 'string' ? field.value : '';
  const [, look] = useReducer((count: number) => count + 1, 0);
  const [lost, setLost] = useState<readonly string[]>([]);
  const editor = useTextEditor({
    id,
    value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    onCopied: look,
    onLost: setLost,
  });
  return (
    <Box sx={{ marginTop: 1, marginBottom: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography
          component="div"
          id={`${id}-label`}
          variant="subtitle2"
          color={fieldState.invalid ? 'error' : 'text.primary'}
        >
          {info.label}
          {info.required && ' *'}
        </Typography>
        <FormControlLabel
          labelPlacement="start"
          control={<Switch size="small" checked={isHtml} onChange={(_, isOn) => setIsHtml(isOn)} />}
          label="HTML"
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ marginRight: 0 }}
        />
      </Box>
      {isHtml ? (
        <TextField
          multiline
          fullWidth
          minRows={12}
          maxRows={30}
          value={value}
          onChange={({ target }) => field.onChange(target.value)}
          slotProps={{ htmlInput: { 'aria-labelledby': `${id}-label`, spellCheck: false } }}
        />
      ) : (
        <Box sx={textStyles}>
          <Toolbar editor={editor} label={info.label} />
          <EditorContent editor={editor} />
        </Box>
      )}
      <PicturesLeft names={uncopiedIn(value)}>
        These pictures are still at another site, and may disappear. Save each one to your computer,
        then upload it in its place.
      </PicturesLeft>
      <PicturesLeft names={lost} onClose={() => setLost([])}>
        These pictures lie on your computer and could not be pasted. Upload each one in its place.
      </PicturesLeft>
      <FormHelperText id={`${id}-help`} error={fieldState.invalid}>
        {fieldState.error?.message ?? help}
      </FormHelperText>
    </Box>
  );
};
