import path from 'node:path';

/** Folder in which drizzle finds the migrations. */
export const migrations = { migrationsFolder: path.join(import.meta.dirname, 'migrations') };
