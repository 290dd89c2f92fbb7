import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const ENTRY = 'button-alone';
const INDEX = fileURLToPath(new URL('../index.ts', import.meta.url));

/** Bytes, gzipped, of what an application gets that imports Button alone from the package's index, React aside. */
async function buttonAlone(): Promise<{ script: number; styles: number }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      react(),
      vanillaExtractPlugin(),
      {
        name: 'button-alone',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? `export { Button } from ${JSON.stringify(INDEX)};` : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const files = outputs.flatMap((each) => ('output' in each ? each.output : []));
  const gzipped = (content: string | Uint8Array) => gzipSync(content).length;
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    script: sum(files.flatMap((file) => (file.type === 'chunk' ? [gzipped(file.code)] : []))),
    styles: sum(
      files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [gzipped(file.source)] : [])),
    ),
  };
}

describe('importing Button alone', () => {
  it('adds at most 20 kB to React, gzipped', async ({ annotate }) => {
    const { script, styles } = await buttonAlone();
    await annotate(`script ${script} B, styles ${styles} B, gzipped`);
    // Something was built at all.
    expect(script).toBeGreaterThan(1000);
    expect(script + styles).toBeLessThanOrEqual(20_000);
  });
});
