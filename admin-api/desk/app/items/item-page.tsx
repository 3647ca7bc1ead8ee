import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { CollectionInfo, Item, ItemAnswer } from '../../protocol';
import { call } from '../api/call';
import { recordPath } from '../api/data-provider';
import { useCollection } from '../shell/desk-context';
import { DeletedItem } from './deleted';
import { takeOver } from './handed-over';
import { ItemContext } from './item-context';
import { ItemForm } from './item-form';

const OpenItem = ({ collection, loaded }: { collection: CollectionInfo; loaded: Item | null }) => {
  const [item, setItem] = useState(loaded);
  return (
    <ItemContext value={{ collection, item, setItem }}>
      <Title title={item ? item.title || 'Without a title' : `New ${collection.one}`} />
      <ItemForm initial={loaded?.fields ?? {}} />
    </ItemContext>
  );
};

/** An item's page: a form for any collection, for an item that is there or a new one. */
export const ItemPage = () => {
  const collection = useCollection(useResourceContext());
  const { id } = useParams();
  const { data, error } = useQuery({
    // Apart from react-admin's records, which a list fills with rows that lack the texts.
    queryKey: ['open-item', collection.name, id],
    queryFn: async (): Promise<ItemAnswer> => {
      const made = takeOver(id ?? '');
      return made ? { data: made } : call<ItemAnswer>(recordPath(collection.name, id));
    },
    enabled: id !== undefined,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  if (id === undefined) return <OpenItem key="new" collection={collection} loaded={null} />;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Typography role="status">Opening…</Typography>;
  if (data.data.deleted) return <DeletedItem collection={collection.name} item={data.data} />;
  return <OpenItem key={`${collection.name}/${id}`} collection={collection} loaded={data.data} />;
};
