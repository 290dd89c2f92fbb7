import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { noteChunkFailure } from './chunk-failure.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Failing({ isChunk }: { isChunk: boolean }): never {
  const error = new Error('planted');
  if (isChunk) noteChunkFailure(error);
  throw error;
}

function Failed({ isChunk }: { isChunk: boolean }) {
  return (
    <MemoryRouter>
      <ErrorBoundary homeHref="/app">
        <Failing isChunk={isChunk} />
      </ErrorBoundary>
    </MemoryRouter>
  );
}

const lineIs = (isOnline: boolean) => () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  return () => Reflect.deleteProperty(navigator, 'onLine');
};

const meta = {
  title: 'Telas/Partes/Falha de uma tela',
  id: 'part-error-boundary',
  component: Failed,
  args: { isChunk: true },
  beforeEach: lineIs(true),
} satisfies Meta<typeof Failed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen that was never opened here, without a connection: that is no fault of the page. */
export const NotHereYet: Story = {
  beforeEach: lineIs(false),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esta tela ainda não está neste aparelho')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};

export const NewVersion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esta parte do sistema não pôde ser carregada')).toBeVisible();
  },
};

export const Crashed: Story = {
  args: { isChunk: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Algo deu errado nesta tela')).toBeVisible();
  },
};
