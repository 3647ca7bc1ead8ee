import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDesk } from '../shell/desk-context';
import { useOpenItem } from './item-context';
import { draftsOf, readDrafts, writeDraft, type KeptDraft } from './local-draft';
import type { ItemValues } from './server-check';
import { isSame } from './values';

const FULL = 'This browser’s storage is full, so unsaved changes are not kept. Save now.';

interface Typed {
  /** Whether the form differs from what the server has. */
  isUnsaved: boolean;
  /** The newest draft of another visit that differs from the form. */
  offer: KeptDraft | null;
  take: () => void;
  decline: () => void;
}

/** Keeps what is typed in this browser with each change, and offers what other visits left. */
export function useLocalDraft(): Typed {
  const { person } = useDesk();
  const { collection, item, setItem, visit } = useOpenItem();
  const notify = useNotify();
  const { getValues, reset } = useFormContext<ItemValues>();
  // Not by the address, which follows the first saving of a new item.
  const prefix = draftsOf(person.id, collection.name, item?.id);
  const key = prefix + visit;
  const [offers, setOffers] = useState(() =>
    readDrafts(localStorage, prefix).filter(
      (draft) => draft.key !== key && !isSame(draft.fields, getValues('fields')),
    ),
  );
  const [offer = null, ...others] = offers;
  const fields = useWatch<ItemValues, 'fields'>({ name: 'fields' });
  const isUnsaved = !isSame(fields, item?.fields ?? {});
  const keep = useEffectEvent(() => {
    if (!isUnsaved) return;
    const typedAt = new Date().toISOString();
    const isKept = writeDraft(localStorage, key, { fields, version: item?.version ?? 0, typedAt });
    if (!isKept) notify(FULL, { type: 'warning' });
  });
  useEffect(() => {
    if (isUnsaved) keep();
    else localStorage.removeItem(key);
  }, [fields, isUnsaved, item?.version, key]);
  useEffect(() => {
    // Some inputs take their words over once they are left: a tag that is half written.
    const onLeaving = () => (document.activeElement as HTMLElement | null)?.blur();
    // At `pagehide` the storage may be too late on a busy machine; phones may leave the other out.
    const leaving = ['beforeunload', 'pagehide'] as const;
    for (const event of leaving) window.addEventListener(event, onLeaving);
    return () => {
      for (const event of leaving) window.removeEventListener(event, onLeaving);
    };
  }, []);
  const decline = () => {
    setOffers(others);
    if (offer) localStorage.removeItem(offer.key);
  };
  const take = () => {
    if (!offer) return;
    decline();
    if (isUnsaved) {
      // The words that stood in the form are offered in their turn.
      const typedAt = new Date().toISOString();
      const typed = { fields, version: item?.version ?? 0, typedAt };
      writeDraft(localStorage, offer.key, typed);
      setOffers([...others, { ...typed, key: offer.key }]);
    }
    reset({ fields: offer.fields }, { keepDefaultValues: true });
    // Saved as a change of the version that it was typed over: the server tells of what came in between.
    if (item && offer.version < item.version) setItem({ ...item, version: offer.version });
  };
  return { isUnsaved, offer, take, decline };
}
