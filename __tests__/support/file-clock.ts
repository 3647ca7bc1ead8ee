import { setTimeout as wait } from 'node:timers/promises';

/** Until the clock that a file system stamps changes by has moved on: Linux moves it every 10 ms at most. */
export const nextFileTime = () => wait(20);
