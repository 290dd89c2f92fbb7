import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import '../packages/ui/src/theme/fonts.ts';
import '../packages/ui/src/theme/global.css.ts';

const onRoot: Decorator = (Story, { globals }) => {
  useEffect(() => {
    const root = document.documentElement;
    root.lang = 'pt-BR';
    root.dataset.theme = globals.theme;
    root.dataset.contrast = globals.contrast;
    root.dataset.textSize = globals.textSize;
  }, [globals.theme, globals.contrast, globals.textSize]);
  return (
    <I18nProvider locale="pt-BR">
      <Story />
    </I18nProvider>
  );
};

const choice = (title: string, icon: string, items: string[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  decorators: [onRoot],
  globalTypes: {
    theme: choice('Tema', 'mirror', ['light', 'dark']),
    contrast: choice('Contraste', 'contrast', ['normal', 'more']),
    textSize: choice('Texto', 'zoom', ['100', '125', '150', '200']),
  },
  initialGlobals: { theme: 'light', contrast: 'normal', textSize: '100' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
  },
  tags: ['autodocs'],
};

export default preview;
