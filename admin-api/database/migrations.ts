import path from 'node:path';

/** Where drizzle finds what brings the tables up to date. */
export const migrations = { migrationsFolder: path.join(import.meta.dirname, 'migrations') };
