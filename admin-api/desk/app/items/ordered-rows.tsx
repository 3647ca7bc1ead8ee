import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Alert, Box, IconButton, List, ListItem, ListItemText } from '@mui/material';
import { useEffect, useRef } from 'react';
import { ListNoResults, useListContext, useNotify } from 'react-admin';
import type { CollectionInfo, ItemRow, ItemsAnswer } from '../../protocol';
import { call } from '../api/call';
import { listQuery, recordPath } from '../api/data-provider';
import { useSending } from '../sign-in/use-sending';
import { StandingChip } from './standing-chip';
import { changedText, standingOf } from './status';
import { TitleLink } from './title-link';

type Way = 'up' | 'down';

/** Moves items of the list that is on the screen, on this page and beyond it. */
function useMoving({ name }: CollectionInfo) {
  const { sort, filterValues, total = 0, refetch } = useListContext<ItemRow>();
  const { isSending, fault, send } = useSending();
  const notify = useNotify();
  const move = (item: ItemRow, from: number, way: Way) =>
    send(async () => {
      // The item that follows then: the one above it, or the second below.
      const place = way === 'up' ? from - 1 : from + 2;
      const query = listQuery({
        sort,
        filter: filterValues,
        pagination: { page: place + 1, perPage: 1 },
      });
      const next = place < total ? await call<ItemsAnswer>(`/items/${name}${query}`) : null;
      const body = { before: next?.data[0]?.id ?? null };
      await call(`${recordPath(name, item.id)}/move`, { method: 'POST', body });
      await refetch();
      const now = way === 'up' ? from : from + 2;
      notify(`“${item.title}” is now number ${now} of ${total}.`, { type: 'success' });
    });
  return { isSending, fault, move };
}

const ICONS = { up: UpIcon, down: DownIcon } as const;

/** Items in the order in which the site shows them, with buttons that change it. */
export const OrderedRows = ({ collection }: { collection: CollectionInfo }) => {
  const { data = [], isPending, page, perPage, total = 0 } = useListContext<ItemRow>();
  const { isSending, fault, move } = useMoving(collection);
  const pressed = useRef<{ id: string; way: Way } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // A row that moves loses the focus; at an end its other button takes it.
    if (isSending || !pressed.current) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])].filter(
      ({ dataset, disabled }) => dataset['item'] === pressed.current?.id && !disabled,
    );
    const { way } = pressed.current;
    (buttons.find(({ dataset }) => dataset['way'] === way) ?? buttons[0])?.focus();
    pressed.current = null;
  }, [isSending, data]);
  if (!isPending && data.length === 0) return <ListNoResults />;
  return (
    <>
      {fault && <Alert severity="error">{fault}</Alert>}
      <List ref={list} disablePadding>
        {data.map((item, index) => {
          const place = (page - 1) * perPage + index;
          return (
            <ListItem key={item.id} divider sx={{ columnGap: 1, flexWrap: 'wrap' }}>
              <ListItemText
                sx={{ flexBasis: '10rem' }}
                primary={<TitleLink collection={collection.name} item={item} />}
                secondary={changedText(item)}
              />
              {standingOf(item) !== 'published' && <StandingChip item={item} isShort />}
              {!item.deleted && (
                <Box sx={{ whiteSpace: 'nowrap', marginLeft: 'auto' }}>
                  {(['up', 'down'] as const).map((way) => {
                    const Icon = ICONS[way];
                    return (
                      <IconButton
                        key={way}
                        data-item={item.id}
                        data-way={way}
                        aria-label={`Move ${way}: ${item.title}`}
                        disabled={place === (way === 'up' ? 0 : total - 1)}
                        onClick={() => {
                          if (isSending) return;
                          pressed.current = { id: item.id, way };
                          move(item, place, way);
                        }}
                      >
                        <Icon fontSize="small" />
                      </IconButton>
                    );
                  })}
                </Box>
              )}
            </ListItem>
          );
        })}
      </List>
    </>
  );
};
