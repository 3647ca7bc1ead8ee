import { Autocomplete, Box, Button, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useDeferredValue, useState } from 'react';
import { findAllPages, type Page } from '../items/find-pages';
import { focusFirst } from '../shell/focus-first';
import { useDesk } from '../shell/desk-context';
import { DeskDialog } from '../shell/desk-dialog';

/** Puts a link on the selected words: to a page of the site, by search, or to any address. */
export const LinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const { collections } = useDesk();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [href, setHref] = useState(before);
  const [chosenPage, setChosenPage] = useState<Page | null>(null);
  const words = useDeferredValue(href.trim());
  const isSearch = words !== '' && !/^(?:[a-z]+:|[/#])/i.test(words);
  const pages = useQuery({
    queryKey: ['link-pages', words],
    queryFn: () => findAllPages(collections, words),
    enabled: isSearch,
  });
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const set = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    const address = /^[\w.+-]+@[\w.-]+$/.test(words) ? `mailto:${words}` : words;
    if (editor.state.selection.empty && before === '') {
      chain
        .insertContent({
          type: 'text',
          text: chosenPage?.href === words ? chosenPage.label : words,
          marks: [{ type: 'link', attrs: { href: address } }],
        })
        .run();
    } else chain.setLink({ href: address }).run();
    onClose();
  };
  const buttons = (
    <>
      {before !== '' && (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          Remove link
        </Button>
      )}
      <Button onClick={close}>Cancel</Button>
      <Button variant="contained" disabled={words === ''} onClick={set}>
        Set link
      </Button>
    </>
  );
  return (
    <DeskDialog title="Link" onClose={close} actions={buttons}>
      <Autocomplete<Page, false, false, true>
        freeSolo
        openOnFocus
        options={pages.data ?? []}
        filterOptions={(options) => options}
        renderOption={({ key, ...props }, { label, group }) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
            {label}
            <Typography component="span" variant="body2" color="text.secondary">
              {group}
            </Typography>
          </Box>
        )}
        inputValue={href}
        onInputChange={(_, value, reason) => {
          if (reason !== 'reset') setHref(value);
        }}
        onChange={(_, chosen) => {
          if (chosen === null || typeof chosen === 'string') return;
          setHref(chosen.href);
          setChosenPage(chosen);
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={focusFirst}
            margin="dense"
            label="Address, or words from a page title"
            helperText="Such as https://example.com, info@example.com or #a-heading"
          />
        )}
      />
    </DeskDialog>
  );
};
