import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { CollectionInfo, ItemAnswer } from '../../protocol';
import { call } from '../api/call';
import { recordPath } from '../api/data-provider';
import { useCollection } from '../shell/desk-context';
import { DeletedItem } from './deleted';
import { handedOver, takeOver, type OpenedItem } from './handed-over';
import { ItemContext } from './item-context';
import { ItemForm } from './item-form';
import { newVisit } from './local-draft';

interface OpenItemProps {
  collection: CollectionInfo;
  opened: OpenedItem | null;
}

const OpenItem = ({ collection, opened }: OpenItemProps) => {
  const [item, setItem] = useState(opened?.item ?? null);
  const [visit] = useState(() => opened?.visit ?? newVisit());
  return (
    <ItemContext value={{ collection, item, setItem, visit }}>
      <Title title={item ? item.title || 'Without a title' : `New ${collection.one}`} />
      <ItemForm initial={opened?.fields ?? {}} />
    </ItemContext>
  );
};

/** An item's page: a form for any collection, for an item that is there or a new one. */
export const ItemPage = () => {
  const collection = useCollection(useResourceContext());
  const { id } = useParams();
  const { data: opened, error } = useQuery({
    // Apart from react-admin's records, which a list fills with rows that lack the texts.
    queryKey: ['open-item', collection.name, id],
    queryFn: async (): Promise<OpenedItem> => {
      const made = takeOver(id ?? '');
      if (made) return made;
      const { data: item } = await call<ItemAnswer>(recordPath(collection.name, id));
      return { item, fields: item.fields };
    },
    enabled: id !== undefined,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  if (id === undefined) {
    return <OpenItem key={`new/${handedOver()}`} collection={collection} opened={null} />;
  }
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!opened) return <Typography role="status">Opening…</Typography>;
  if (opened.item.deleted) return <DeletedItem collection={collection.name} item={opened.item} />;
  return <OpenItem key={`${collection.name}/${id}`} collection={collection} opened={opened} />;
};
