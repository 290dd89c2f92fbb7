import type { ManifestOptions } from 'vite-plugin-pwa';
import { SHARE_ADDRESS, SHARED_FIELD } from './src/lib/shared-files.ts';
import { shortcutPaths } from './src/lib/shortcut-paths.ts';

const png = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
const shortcutIcons = [png(192)];

/** How the app looks and what it offers once it is installed: icons, shortcuts, and taking a photo or PDF from another app. */
export const installed = {
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    png(192),
    png(512),
    // With room around it for whatever shape a phone cuts.
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Chamada', url: shortcutPaths.rollCallStart, icons: shortcutIcons },
    { name: 'Corrigir', url: shortcutPaths.correctionStart, icons: shortcutIcons },
  ],
  share_target: {
    action: SHARE_ADDRESS,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARED_FIELD, accept: ['image/*', 'application/pdf'] }] },
  },
} satisfies Partial<ManifestOptions>;
