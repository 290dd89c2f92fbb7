import { defineConfig } from 'drizzle-kit';

// A migration of a database in use ends with `VACUUM (ANALYZE)`: a table written anew has no statistics. Indexes for lists that are read
// from the newest on are ascending, and read backwards: Drizzle's `desc()` puts nulls last, which no `order by … desc` can use.
// `NODE_OPTIONS=--conditions=caderneta-source npx drizzle-kit generate --name <what-changes>` writes the next migration; read it before committing.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/schema/*.table.ts',
  out: './migrations',
});
