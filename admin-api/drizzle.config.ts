import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './admin-api/database/schema.ts',
  out: './admin-api/database/migrations',
});
