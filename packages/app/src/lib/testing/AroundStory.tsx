import { ToastProvider } from '@caderneta/ui';
import type { Decorator } from '@storybook/react-vite';
import { SWRConfig } from 'swr';

/** What the app puts around every screen; each story asks anew. */
export const aroundStory: Decorator = (Story) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
    <ToastProvider>
      <Story />
    </ToastProvider>
  </SWRConfig>
);
