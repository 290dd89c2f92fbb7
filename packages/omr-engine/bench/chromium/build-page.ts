import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';

/** Builds the bench's page into a folder, its worker as the app's bundler makes it: see packages/app/vite.config.ts. */
export async function buildPage(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    resolve: { conditions: ['caderneta-source', ...defaultClientConditions] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 20_000,
      rolldownOptions: { input: fileURLToPath(new URL('page.html', import.meta.url)) },
    },
    worker: { format: 'es' },
  });
}
