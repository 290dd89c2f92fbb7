import { defineConfig } from 'drizzle-kit';

// `npm run -w packages/api migration -- what-it-does` writes the next migration; read it before committing.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/schema/*.table.ts',
  out: './migrations',
});
