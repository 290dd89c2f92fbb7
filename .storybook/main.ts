import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';
import { widgetsPlugin } from './site/read-widgets.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './site/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app/src/**/*.stories.tsx',
    './Voice.stories.tsx',
    './screens/*.stories.tsx',
    // Planted faults are for the tests alone.
    ...(process.env.VITEST ? ['./Checks.stories.tsx'] : []),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Guia' },
  // Props are read from the package's snapshot.
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Tests run style files in the page: evaluating each in Node first takes longer than its stories.
      plugins: [
        react(),
        vanillaExtractPlugin(process.env.VITEST ? { unstable_mode: 'transform' } : {}),
        widgetsPlugin(fileURLToPath(new URL('../packages/ui/src', import.meta.url))),
      ],
      // Stories of the app take other packages from source.
      resolve: { conditions: ['caderneta-source', ...defaultClientConditions] },
      // Under test react-stately asks for it to lay out as in a browser; a page has no `process`.
      define: { 'process.env.VIRT_ON': '"true"' },
      // Named here, or the first run finds them late, reloads and fails with "no export named 'default'".
      optimizeDeps: {
        include: [
          'react',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'react-dom',
          'react-dom/client',
          'react-aria-components',
          'react-aria/useCalendar',
          '@internationalized/date',
          'lucide-react',
          'd3-array',
          'd3-scale',
          'd3-shape',
          'xlsx',
          'qrcode-generator',
          'axe-core',
          'swr',
          'zod',
          '@vanilla-extract/css',
          '@vanilla-extract/css/fileScope',
          '@vanilla-extract/recipes',
          '@vanilla-extract/recipes/createRuntimeFn',
        ],
      },
    }),
};

export default config;
