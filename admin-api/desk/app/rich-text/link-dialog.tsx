import { Autocomplete, Box, Button, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useDeferredValue, useState } from 'react';
import { findAllPages, type Page } from '../items/find-pages';
import { focusFirst } from '../shell/focus-first';
import { useDesk } from '../shell/desk-context';
import { DeskDialog } from '../shell/desk-dialog';

const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|[/#?])\S+$|^[/#]$/i;
const EMAIL = /^[\w.+-]+@[\w.-]+$/;

/** Puts a link on the selected words: to a page of the site, by search, or to any address. */
export const LinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const { collections } = useDesk();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [href, setHref] = useState(before);
  const [chosenPage, setChosenPage] = useState<Page | null>(null);
  const words = useDeferredValue(href.trim());
  const isAddress = words === before || ADDRESS.test(words) || EMAIL.test(words);
  const isSearch = words !== '' && !isAddress;
  const pages = useQuery({
    queryKey: ['link-pages', words],
    queryFn: () => findAllPages(collections, words),
    enabled: isSearch,
  });
  const isNothing = isSearch && pages.data?.length === 0;
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const set = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    const address = EMAIL.test(words) ? `mailto:${words}` : words;
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
      <Button variant="contained" disabled={words === '' || !isAddress} onClick={set}>
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
        renderOption={({ key, ...props }, { label, group, isDraft }) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
            {label}
            <Typography component="span" variant="body2" color="text.secondary">
              {group}
              {isDraft && ', draft'}
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
            error={isNothing}
            helperText={
              isNothing
                ? 'No page has these words in its title. Try others, or enter an address that begins with https://.'
                : 'Such as https://example.com, info@example.com or #a-heading'
            }
          />
        )}
      />
    </DeskDialog>
  );
};
