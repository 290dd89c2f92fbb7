import { ToastProvider } from '@caderneta/ui';
import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';

/** What the app puts around every screen; each story asks anew. */
export const aroundStory: Decorator = (Story) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
    <ToastProvider>
      <Story />
    </ToastProvider>
  </SWRConfig>
);

/** Around a story whose links and filters need an address: its own parameter `address`, the given one, or '/'. */
export const atAddress =
  (address = '/'): Decorator =>
  (Story, { parameters }) => (
    <MemoryRouter initialEntries={[parameters.address ?? address]}>
      <Story />
    </MemoryRouter>
  );
