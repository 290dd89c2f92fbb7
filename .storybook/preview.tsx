import '../packages/ui/src/theme.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { fetchOverlays, I18nProvider, toastQueue } from '../packages/ui/src/index.ts';
import { checkContrastInOtherThemes } from './contrast.ts';
import { checkPhoneLayout } from './phone.ts';
import { keepFrameQuiet } from './quiet-frame.ts';
import { putOnRoot } from './root-globals.ts';
import { theme } from './theme.ts';

// Screens fetch their parts when they are drawn, and a busy machine takes ten seconds for the biggest.
configure({ asyncUtilTimeout: 20_000 });

const isTest = '__vitest_browser__' in globalThis;
if (!isTest) keepFrameQuiet();

if (isTest) {
  // In the tests nothing moves, so that no colour is measured half way to another.
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  document.head.append(still);
}

const onRoot: Decorator = (Story, { globals: { theme, contrast, textSize } }) => {
  useLayoutEffect(() => {
    putOnRoot({ theme, contrast, textSize });
    if (isTest) document.documentElement.dataset.motion = 'reduce';
  }, [theme, contrast, textSize]);
  return (
    <I18nProvider locale="pt-BR">
      <Story />
    </I18nProvider>
  );
};

// Apart: tests show no page of documentation.
const WidgetPage = lazy(async () => ({ default: (await import('./site/WidgetPage.tsx')).WidgetPage }));
const Docs = () => (
  <Suspense>
    <WidgetPage />
  </Suspense>
);

const choice = (title: string, icon: 'mirror' | 'contrast' | 'zoom', items: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
});

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Files share one page: the size that the story asks for must be there, and the last story's focus gone, before it is played. */
async function settle(isPhone: boolean): Promise<void> {
  (document.activeElement as HTMLElement | null)?.blur();
  window.focus();
  const deadline = performance.now() + 2_000;
  while (window.innerWidth <= 760 !== isPhone && performance.now() < deadline) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const preview: Preview = {
  decorators: [onRoot],
  beforeEach: async ({ globals }) => {
    // As the frame of the application does before anybody opens something.
    await fetchOverlays();
    if (isTest) await settle(globals.viewport?.value === 'phone');
    // A toast waits while nothing draws it: the next story that does would show it.
    return () => toastQueue.clear();
  },
  afterEach: async ({ parameters }) => {
    if (!isTest || parameters.isPlanted) return;
    if (window.innerWidth <= 760) checkPhoneLayout();
    if (parameters.a11y?.test === 'error') await checkContrastInOtherThemes();
  },
  globalTypes: {
    theme: choice('Tema', 'mirror', { light: 'Claro', dark: 'Escuro' }),
    contrast: choice('Contraste', 'contrast', { normal: 'Contraste normal', more: 'Mais contraste' }),
    textSize: choice('Texto', 'zoom', {
      100: 'Texto a 100 %',
      125: 'Texto a 125 %',
      150: 'Texto a 150 %',
      200: 'Texto a 200 %',
    }),
  },
  initialGlobals: { theme: 'light', contrast: 'normal', textSize: '100' },
  parameters: {
    // react-aria's announcer keeps a pointer to a finished spinner for seven seconds; it is not part of a widget.
    a11y: {
      test: 'error',
      context: { include: ['body'], exclude: ['.sb-wrapper', '[data-live-announcer]'] },
      // A test asks what is wrong alone: all that is right of every element is megabytes on their way to Node.
      options: isTest ? { resultTypes: ['violations'], reporter: 'no-passes' } : {},
    },
    controls: { expanded: true },
    layout: 'padded',
    docs: { page: Docs, theme },
    options: {
      storySort: {
        order: [
          'Comece aqui',
          ['O que é', 'Pedir uma mudança', 'Decisões'],
          'Fundamentos',
          ['Cor', 'Letra', 'Espaço', 'Ícones', 'Movimento', 'Voz e palavras', 'Acessibilidade', 'Impressão'],
          'Componentes',
          ['Entrada', 'Dados', 'Navegação', 'Avisos', 'Gráficos', 'Correção'],
          'Telas',
        ],
      },
    },
    viewport: {
      options: {
        phone: screen('Celular 360', 360, 740),
        tablet: screen('Tablet 900', 900, 800),
        desktop: screen('Computador 1440', 1440, 900),
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
