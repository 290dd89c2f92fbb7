import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstPathNames } from '../contract/src/calls.ts';
import { chunkGroups } from './chunks.ts';
import { installed } from './installed.ts';
import { leanContract } from './lean-contract.ts';
import { licences } from './licences.ts';
import { oneCalendar } from './one-calendar.ts';
import { precompress } from './precompress.ts';
import { firstOfDev, standIns } from './stand-ins.ts';
import { starts } from './starts.ts';
import { weights } from './weights.ts';

/** What the development server hands on to the API: every path of the contract, and what the server answers beside it. */
const apiNames = [...firstPathNames, 'config.json', 'docs', 'metrics'];

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
      ...installed,
    },
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,mjs,css,woff2,wasm,webp}'],
      // Only for files of Excel, which nobody makes without a connection.
      globIgnores: ['assets/xlsx-*'],
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 12_000_000,
      rollupFormat: 'iife',
    },
  });

/** The service worker is a bundle of its own; of the typeface only files are taken, which are no modules. */
const unseenPackages = [
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  '@fontsource-variable/atkinson-hyperlegible-next',
];

export default defineConfig(() => {
  const carried = licences(unseenPackages);
  const standIn = standIns();
  const port = Number(process.env.PORT ?? 3000);
  return {
    plugins: [
      leanContract(),
      // The widgets' own words come in 34 languages.
      optimizeLocales.vite({ locales: ['pt-BR'] }),
      oneCalendar(),
      vanillaExtractPlugin(),
      react(),
      carried.app,
      firstOfDev,
      standIn.plugin,
      starts(standIn.markups),
      weights(),
      precompress(),
      onDevice(),
    ],
    resolve: { conditions: ['caderneta-source', ...defaultClientConditions] },
    build: {
      outDir: 'build',
      target: 'es2022',
      // Fonts and pictures stay files: the page's policy allows none inline.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    worker: {
      format: 'es' as const,
      plugins: () => [carried.worker],
      rolldownOptions: {
        output: {
          // Journeys know the reader's script by this name.
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
