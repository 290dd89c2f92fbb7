import { defineConfig } from 'drizzle-kit';

// `NODE_OPTIONS=--conditions=caderneta-source npx drizzle-kit generate --name <what-changes>` writes the next migration; read it before committing.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/schema/*.table.ts',
  out: './migrations',
});
