import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import type { Item, ItemAnswer } from '../../protocol';
import { call, DeskError } from '../api/call';
import { recordPath } from '../api/data-provider';
import { useDesk } from '../shell/desk-context';
import { useOpenItem } from './item-context';
import { draftKey, removeDraft, writeDraft } from './local-draft';
import { errorsOf, type ItemValues } from './server-check';
import { isSame, withoutEmpty, type Fields } from './values';

/** Two versions of one item: what stands in the form, and what somebody else saved. */
export interface Conflict {
  mine: Fields;
  theirs: Item;
  /** The version that both began with. */
  base: number;
  action: SaveAction;
}

export type SaveAction = 'save' | 'publish' | 'archive';

const done: Readonly<Record<SaveAction, string>> = {
  save: 'Saved',
  publish: 'Published: the next release puts it on the site',
  archive: 'Archived: the next release takes it off the site',
};

interface Saving {
  isSaving: boolean;
  conflict: Conflict | null;
  setConflict: (conflict: Conflict | null) => void;
  /** Saves what is in the form, then does the action. Gives the item, or null where that failed. */
  perform: (action: SaveAction, body?: object) => Promise<Item | null>;
}

/** Saves the form, and whatever comes after saving. */
export function useSaving(): Saving {
  const { collection, item, setItem } = useOpenItem();
  const { person } = useDesk();
  const form = useFormContext<ItemValues>();
  const queries = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const { id } = useParams();
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { name } = collection;

  const save = async (fields: Fields): Promise<Item> => {
    if (item && isSame(fields, item.fields)) return item;
    const body = { fields: withoutEmpty(fields) };
    const { data } = item
      ? await call<ItemAnswer>(recordPath(name, item.id), {
          method: 'PUT',
          body,
          version: item.version,
        })
      : await call<ItemAnswer>(`/items/${name}`, { method: 'POST', body });
    return data;
  };

  const act = async (saved: Item, action: SaveAction, body: object): Promise<Item> => {
    if (action === 'save') return saved;
    const path = `${recordPath(name, saved.id)}/${action}`;
    const { data } = await call<ItemAnswer>(path, {
      method: 'POST',
      body,
      version: saved.version,
    });
    return data;
  };

  /** Takes over what the server has; what was typed while it saved stays. */
  const accept = (saved: Item, sent: Fields): void => {
    const typed = form.getValues('fields');
    const isTyping = !isSame(typed, sent);
    form.reset({ fields: saved.fields }, { keepValues: isTyping });
    removeDraft(localStorage, draftKey(person.id, name, id ?? 'new'));
    setItem(saved);
    if (isTyping) {
      const typedAt = new Date().toISOString();
      const key = draftKey(person.id, name, saved.id);
      writeDraft(localStorage, key, { fields: typed, version: saved.version, typedAt });
    }
    void queries.invalidateQueries({ queryKey: [name] });
    if (id === undefined)
      void navigate(`/${name}/${encodeURIComponent(saved.id)}`, { replace: true });
  };

  const fail = (error: unknown, fields: Fields, action: SaveAction): void => {
    const fault = error instanceof DeskError ? error.fault : null;
    if (fault?.code === 'changed' && fault.current) {
      setConflict({ mine: fields, theirs: fault.current, base: item?.version ?? 0, action });
      return;
    }
    for (const [field, problem] of Object.entries(errorsOf(fault?.problems ?? []).fields ?? {})) {
      form.setError(`fields.${field}`, problem as { message: string });
    }
    const message = error instanceof Error ? error.message : String(error);
    notify(message, { type: 'error', autoHideDuration: 10_000 });
  };

  const perform = async (action: SaveAction, body = {}): Promise<Item | null> => {
    let result: Item | null = null;
    setIsSaving(true);
    await form.handleSubmit(
      async ({ fields }) => {
        try {
          const saved = await save(fields);
          // Kept at once: an action that fails afterwards does not undo the saving.
          setItem(saved);
          result = await act(saved, action, body);
          accept(result, fields);
          notify(done[action], { type: 'success' });
        } catch (error) {
          fail(error, fields, action);
        }
      },
      () => notify('Some fields need a look before this can be saved.', { type: 'warning' }),
    )();
    setIsSaving(false);
    return result;
  };

  return { isSaving, conflict, setConflict, perform };
}
