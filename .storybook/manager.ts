import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

document.documentElement.lang = 'pt-BR';
addons.setConfig({ theme, ui: { enableShortcuts: false }, sidebar: { showRoots: true } });
