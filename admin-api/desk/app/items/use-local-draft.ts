import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDesk } from '../shell/desk-context';
import { useOpenItem } from './item-context';
import { draftKey, readDraft, removeDraft, writeDraft, type LocalDraft } from './local-draft';
import type { ItemValues } from './server-check';
import { isSame } from './values';

const FULL = 'This browser’s storage is full, so unsaved changes are not kept. Save now.';

interface Typed {
  /** Whether the form differs from what the server has. */
  isUnsaved: boolean;
  /** A draft of an earlier visit that differs from the form. */
  offer: LocalDraft | null;
  take: () => void;
  decline: () => void;
}

/** Keeps what is typed in this browser with each change, and offers what an earlier visit left. */
export function useLocalDraft(): Typed {
  const { person } = useDesk();
  const { collection, item, setItem } = useOpenItem();
  const notify = useNotify();
  const { getValues, reset } = useFormContext<ItemValues>();
  // Not by the address, which follows the first saving of a new item.
  const key = draftKey(person.id, collection.name, item?.id);
  const [offer, setOffer] = useState(() => {
    const draft = readDraft(localStorage, key);
    return draft && !isSame(draft.fields, getValues('fields')) ? draft : null;
  });
  const fields = useWatch<ItemValues, 'fields'>({ name: 'fields' });
  const isUnsaved = !isSame(fields, item?.fields ?? {});
  const hasTyped = useRef(false);
  const keep = useEffectEvent(() => {
    if (!isUnsaved) return;
    const typedAt = new Date().toISOString();
    const isKept = writeDraft(localStorage, key, { fields, version: item?.version ?? 0, typedAt });
    if (!isKept) notify(FULL, { type: 'warning' });
  });
  useEffect(() => {
    // A draft that was offered stays until there is something newer, or it was declined.
    if (isUnsaved) {
      hasTyped.current = true;
      keep();
    } else if (hasTyped.current) removeDraft(localStorage, key);
  }, [fields, isUnsaved, item?.version, key]);
  useEffect(() => {
    // Another tab that saves the item lets go of the draft of both.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key && event.newValue === null) keep();
    };
    // Some inputs take their words over once they are left: a tag that is half written.
    const onLeaving = () => (document.activeElement as HTMLElement | null)?.blur();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', onLeaving);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', onLeaving);
    };
  }, [key]);
  const decline = () => {
    setOffer(null);
    if (isSame(getValues('fields'), item?.fields ?? {})) removeDraft(localStorage, key);
  };
  const take = () => {
    setOffer(null);
    if (!offer) return;
    reset({ fields: offer.fields }, { keepDefaultValues: true });
    // Saved as a change of the version that it was typed over: the server tells of what came in between.
    if (item && offer.version < item.version) setItem({ ...item, version: offer.version });
  };
  return { isUnsaved, offer, take, decline };
}
