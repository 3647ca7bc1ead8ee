import {
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useDeferredValue, useState } from 'react';
import type { CollectionInfo, ItemsAnswer } from '../../protocol';
import { call, query } from '../api/call';
import { focusFirst } from '../shell/focus-first';
import { useDesk } from '../shell/desk-context';

interface Page {
  label: string;
  href: string;
  group: string;
}

/** Pages of items that a few words find. */
async function findPages(collections: readonly CollectionInfo[], q: string): Promise<Page[]> {
  const found = await Promise.all(
    collections
      .filter(({ path }) => path !== null)
      .map(async ({ name, label, path }) => {
        const { data } = await call<ItemsAnswer>(`/items/${name}${query({ q, pageSize: 5 })}`, {
          isQuiet: true,
        });
        return data
          .filter(({ fields }) => typeof fields['slug'] === 'string')
          .map(({ title, fields }) => ({
            label: title,
            href: `${path}/${String(fields['slug'])}`,
            group: label,
          }));
      }),
  );
  return found.flat();
}

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
    queryFn: () => findPages(collections, words),
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
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby="link">
      <DialogTitle id="link">Link</DialogTitle>
      <DialogContent>
        <Autocomplete<Page, false, false, true>
          freeSolo
          openOnFocus
          options={pages.data ?? []}
          filterOptions={(options) => options}
          groupBy={({ group }) => group}
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
              label="Address, or words of a page’s title"
              helperText="Such as https://example.com, info@example.com or #a-heading"
            />
          )}
        />
      </DialogContent>
      <DialogActions>
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
      </DialogActions>
    </Dialog>
  );
};
