import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { MediaListAnswer } from '../../protocol';
import { call, query } from '../api/call';

const PAGE_SIZE = 48;

/** The files of the library that a search finds, a page at a time. */
export function useMedia(kind?: 'picture' | 'file') {
  const queries = useQueryClient();
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const words = useDeferredValue(q.trim());
  const path = `/media${query({ q: words, kind, page, pageSize: PAGE_SIZE })}`;
  const { data, error } = useQuery({
    queryKey: ['media', path],
    queryFn: () => call<MediaListAnswer>(path),
    placeholderData: keepPreviousData,
  });
  return {
    q,
    search: (text: string) => {
      setQ(text);
      setPage(1);
    },
    page,
    setPage,
    pages: Math.ceil((data?.total ?? 0) / PAGE_SIZE),
    files: data?.data,
    error,
    refresh: () => queries.invalidateQueries({ queryKey: ['media'] }),
  };
}
