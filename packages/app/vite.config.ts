import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstPathNames } from '../contract/src/calls.ts';

/** What the development server hands on to the API: every path of the contract, and what the server answers beside it. */
const apiNames = [...firstPathNames, 'config.json', 'docs', 'metrics'];

const compress = promisify(brotliCompress);
const worthCompressing = /\.(m?js|css|svg|json|wasm|html|ttf)$/;

/** Writes `file.br` beside each text asset, so that the server sends it without compressing at every request. */
function precompress(): Plugin {
  let folder = 'build';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    writeBundle: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && worthCompressing.test(entry.name));
      for (const file of files) {
        const path = join(file.parentPath, file.name);
        const bytes = await readFile(path);
        if (bytes.length < 1024) continue;
        // Quality 11 of an 8 MB file takes half a minute, 10 a quarter; 9 takes a second, but is 9 % larger.
        const quality = bytes.length > 1_000_000 ? 10 : 11;
        const small = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
        await writeFile(`${path}.br`, small);
      }
    },
  };
}

/** The app on the device: its manifest, and the service worker with the list of what it keeps. */
const onDevice = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: {
      name: 'Caderneta',
      short_name: 'Caderneta',
      description: 'O diário de classe da rede municipal de ensino',
      lang: 'pt-BR',
      id: '/app',
      start_url: '/app',
      scope: '/',
      display: 'standalone',
      background_color: '#f5f2e9',
      theme_color: '#163b30',
      icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
    },
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['index.html', 'appearance.js', 'icon.svg', 'assets/*.{js,mjs,css,woff2,wasm}'],
      // Only for files of Excel, which nobody makes without a connection.
      globIgnores: ['assets/xlsx-*'],
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 12_000_000,
      rollupFormat: 'iife',
    },
  });

export default defineConfig(() => {
  const port = Number(process.env.PORT ?? 3000);
  return {
    plugins: [vanillaExtractPlugin(), react(), precompress(), onDevice()],
    resolve: { conditions: ['caderneta-source', ...defaultClientConditions] },
    build: {
      outDir: 'build',
      target: 'es2022',
      // Fonts and pictures stay files: the page's policy allows none inline.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              },
            ],
          },
        },
      },
    },
    worker: {
      format: 'es' as const,
      plugins: () => [],
      rolldownOptions: {
        output: {
          // The server gives the reader's script alone the policy that OpenCV needs, and knows it by this name.
          entryFileNames: ({ name }: { name: string }) =>
            name === 'worker' ? 'assets/omr-worker-[hash].js' : 'assets/[name]-[hash].js',
        },
      },
    },
    server: {
      port,
      strictPort: true,
      proxy: {
        [`^/(${apiNames.join('|').replaceAll('.', '\\.')})(/|\\?|$)`]: {
          target: process.env.API_ORIGIN ?? `http://127.0.0.1:${port + 1}`,
        },
      },
    },
  };
});
