import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReleaseOrder } from '@corporate-website/contract/release-requests';
import type { ReleasesAnswer } from '../../protocol';
import { call } from '../api/call';

const EVERY_MS = 5000;
const SELDOM_MS = 60_000;

/** How releases stand; asked again soon while one waits or runs. */
export function useReleases() {
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['releases'],
    queryFn: () => call<ReleasesAnswer>('/releases', { isQuiet: true }),
    refetchInterval: ({ state }) => {
      const now = state.data?.data;
      return now?.waiting || now?.running ? EVERY_MS : SELDOM_MS;
    },
  });
  /** Asks for a release, or gives another command. */
  const ask = async (order: Partial<ReleaseOrder> = {}) => {
    await call('/releases', { method: 'POST', body: order });
    await queries.invalidateQueries({ queryKey: ['releases'] });
  };
  return { releases: data?.data, error, ask };
}
