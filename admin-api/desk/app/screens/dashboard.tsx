import { Box, Link, List, Typography } from '@mui/material';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CollectionInfo, EnquiriesAnswer, ItemRow, ItemsAnswer } from '../../protocol';
import { call, query } from '../api/call';
import { momentText } from '../items/status';
import { useDesk } from '../shell/desk-context';
import { ItemLine } from './item-line';
import { Part } from './part';
import { ReleaseState } from './release-state';

/** As many as a part of the overview names. */
const MOST = 6;

interface Waiting extends ItemRow {
  collection: CollectionInfo;
}

interface Found {
  items: Waiting[];
  total: number;
  isPending: boolean;
}

/** Items of all collections that a filter finds, the latest change first. */
function useItems(filter: Record<string, string>): Found {
  const { collections } = useDesk();
  const lists = useQueries({
    queries: collections.map((collection) => ({
      queryKey: [collection.name, 'overview', filter],
      queryFn: async () => {
        const words = query({ ...filter, pageSize: 25, sort: 'changed_at', order: 'desc' });
        const { data, total } = await call<ItemsAnswer>(`/items/${collection.name}${words}`);
        return { total, items: data.map((item) => ({ ...item, collection })) };
      },
    })),
  });
  const items = lists.flatMap(({ data }) => data?.items ?? []);
  items.sort((one, other) => other.changed_at.localeCompare(one.changed_at));
  return {
    items,
    total: lists.reduce((sum, { data }) => sum + (data?.total ?? 0), 0),
    isPending: lists.some((list) => list.isPending),
  };
}

const Items = ({
  items,
  total,
  isPending,
  none,
  when,
}: Found & {
  none: string;
  when?: (item: Waiting) => string;
}) => (
  <>
    {items.length === 0 && (
      <Typography color="text.secondary">{isPending ? 'Loading…' : none}</Typography>
    )}
    <List disablePadding>
      {items.slice(0, MOST).map((item) => (
        <ItemLine
          key={`${item.collection.name}/${item.id}`}
          id={item.id}
          title={item.title}
          collection={item.collection.name}
          facts={[
            item.collection.label,
            when?.(item) ?? momentText(item.changed_at),
            item.changed_by,
          ]}
        />
      ))}
    </List>
    {total > MOST && <Typography variant="body2">and {total - MOST} more</Typography>}
  </>
);

const NewEnquiries = () => {
  const { data } = useQuery({
    queryKey: ['enquiries', 'open'],
    queryFn: () => call<EnquiriesAnswer>('/enquiries?done=false&pageSize=1'),
  });
  if (!data) return null;
  const { total } = data;
  return (
    <Typography>
      {total === 0 ? (
        'No open enquiries.'
      ) : (
        <Link component={RouterLink} to="/enquiries">
          {total} {total === 1 ? 'enquiry' : 'enquiries'} to answer
        </Link>
      )}
    </Typography>
  );
};

const column = { display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 } as const;

/** The overview: all that waits for somebody. */
export const Dashboard = () => {
  const { person } = useDesk();
  const drafts = useItems({ status: 'draft' });
  const pending = useItems({ pending: 'true' });
  const scheduled = useItems({ status: 'scheduled' });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Title title="Overview" />
      <Box sx={column}>
        <Part title="Changes not yet published">
          <Items {...pending} none="None. Everything saved is published." />
        </Part>
        <Part title="Drafts">
          <Items {...drafts} none="No drafts." />
        </Part>
      </Box>
      <Box sx={column}>
        <Part title="Releases">
          <ReleaseState />
        </Part>
        {person.role === 'editor' && (
          <Part title="Enquiries">
            <NewEnquiries />
          </Part>
        )}
        <Part title="Scheduled">
          <Items
            {...scheduled}
            none="Nothing is scheduled."
            when={(item) => momentText(item.live_from)}
          />
        </Part>
      </Box>
    </Box>
  );
};
