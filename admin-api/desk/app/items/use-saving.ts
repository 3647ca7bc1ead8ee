import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import type { Item } from '../../protocol';
import { DeskError } from '../api/call';
import { actOn, saveItem } from '../api/items';
import { useDesk } from '../shell/desk-context';
import { handOver } from './handed-over';
import { useOpenItem } from './item-context';
import { draftsOf } from './local-draft';
import { errorsOf, type ItemValues } from './server-check';
import { doneText, type SaveAction } from './status';
import { isSame, type Fields } from './values';

/** Two versions of one item: what stands in the form, and what somebody else saved. */
export interface Conflict {
  mine: Fields;
  theirs: Item;
  /** The version that both began with. */
  base: number;
}

interface Saving {
  isSaving: boolean;
  conflict: Conflict | null;
  setConflict: (conflict: Conflict | null) => void;
  /** Saves what is in the form, then does the action. */
  perform: (action: SaveAction, body?: object) => Promise<void>;
}

/** Saves the form, and whatever comes after saving. */
export function useSaving(): Saving {
  const { collection, item, setItem, visit } = useOpenItem();
  const { person } = useDesk();
  const form = useFormContext<ItemValues>();
  const queries = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const { id } = useParams();
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { name } = collection;

  /** Takes over what the server has; what was typed while it saved stays. */
  const accept = (saved: Item, sent: Fields): void => {
    const isTyping = !isSame(form.getValues('fields'), sent);
    form.reset({ fields: saved.fields }, { keepValues: isTyping });
    setItem(saved);
    void queries.invalidateQueries({ queryKey: [name] });
  };

  /** Opens the page of an item that was new, with what stands in the form. */
  const open = (made: Item): void => {
    localStorage.removeItem(draftsOf(person.id, name) + visit);
    handOver({ item: made, fields: form.getValues('fields'), visit });
    void navigate(`/${name}/${encodeURIComponent(made.id)}`, { replace: true });
  };

  const fail = (error: unknown, fields: Fields): void => {
    const fault = error instanceof DeskError ? error.fault : null;
    if (fault?.code === 'changed' && fault.current) {
      setConflict({ mine: fields, theirs: fault.current, base: item?.version ?? 0 });
      return;
    }
    for (const [field, problem] of Object.entries(errorsOf(fault?.problems ?? []).fields ?? {})) {
      form.setError(`fields.${field}`, problem as { message: string });
    }
    const message = error instanceof Error ? error.message : String(error);
    notify(message, { type: 'error', autoHideDuration: 10_000 });
  };

  const perform = async (action: SaveAction, body = {}): Promise<void> => {
    setIsSaving(true);
    let isLeaving = false;
    await form.handleSubmit(
      async ({ fields }) => {
        let saved = item;
        try {
          if (!saved || !isSame(fields, saved.fields)) saved = await saveItem(name, item, fields);
          // At once: an action that fails afterwards does not undo the saving.
          accept(saved, fields);
          const before = saved;
          if (action !== 'save') {
            saved = await actOn(name, before, action, body);
            accept(saved, before.fields);
          }
          notify(doneText(action, saved, before), { type: 'success' });
        } catch (error) {
          fail(error, fields);
        }
        if (id === undefined && saved) {
          open(saved);
          isLeaving = true;
        }
      },
      () => notify('Correct the marked fields, then save again.', { type: 'warning' }),
    )();
    // The form of a new item stays closed until its own page has taken over.
    if (!isLeaving) setIsSaving(false);
  };

  return { isSaving, conflict, setConflict, perform };
}
