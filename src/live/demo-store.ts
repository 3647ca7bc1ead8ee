/** The demo: sample users from the local admin API, in a separate store. For `/develop/users`, in develop only. */
import { create } from 'zustand';
import { readUsers, type Read } from './api/reads';
import { isAborted } from './api/request';

/** `id` and `user_name`. */
export type DemoUser = Read<'users'>;

/** Which part of the users; all of them where nothing is said. */
export interface DemoPage {
  page: number;
  size: number;
}

interface DemoState {
  users: readonly DemoUser[];
  /** Number of items on all pages. */
  total: number;
  status: 'none' | 'loading' | 'loaded' | 'failed';
  /** Loads users, with or without page and size; an answer that is overtaken by another call is dropped. */
  load: (page?: DemoPage) => Promise<void>;
}

let current: AbortController | undefined;

export const useDemoStore = create<DemoState>()((set) => ({
  users: [],
  total: 0,
  status: 'none',
  load: async (page) => {
    current?.abort();
    const { signal } = (current = new AbortController());
    set({ status: 'loading' });
    try {
      const { items, total } = await readUsers(page, { signal });
      set({ users: items, total: total ?? items.length, status: 'loaded' });
    } catch (error) {
      if (!isAborted(error)) set({ status: 'failed' });
    }
  },
}));
