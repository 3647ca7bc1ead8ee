import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Item } from '../../protocol';
import { actOn } from '../api/items';

/** Brings a deleted item back as it was before, and opens it. */
export function useRestore(): (collection: string, item: Pick<Item, 'id' | 'version'>) => void {
  const queries = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  return (collection, { id, version }) => {
    const restore = async () => {
      // The deletion is a version too.
      await actOn(collection, { id, version }, 'restore', { version: version - 1 });
      await queries.invalidateQueries({ queryKey: [collection] });
      await queries.invalidateQueries({ queryKey: ['open-item', collection, id] });
      void navigate(`/${collection}/${encodeURIComponent(id)}`);
    };
    restore().catch((error: unknown) => {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    });
  };
}
