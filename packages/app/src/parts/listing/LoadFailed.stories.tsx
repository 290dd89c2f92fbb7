import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { refusedWith } from '../../lib/testing/call-failure.ts';
import { LoadFailed } from './LoadFailed.tsx';

const failure = refusedWith('O servidor não respondeu.');
const reload = fn();

const meta = {
  title: 'Telas/Partes/Falha ao carregar',
  id: 'load-failed',
  component: LoadFailed,
  args: { title: 'Erro ao carregar turmas', of: { failure, isRefreshing: false, reload } },
} satisfies Meta<typeof LoadFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asks again once, however often it is pressed meanwhile, and says that it does. */
export const AskedAgain: Story = {
  name: 'Perguntado de novo',
  beforeEach: () => {
    reload.mockReset();
  },
  render: function Again(args) {
    const [isRefreshing, setRefreshing] = useState(false);
    const ask = async () => {
      setRefreshing(true);
      await reload();
    };
    return <LoadFailed {...args} of={{ ...args.of, isRefreshing, reload: ask }} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('O servidor não respondeu.');
    const again = canvas.getByRole('button', { name: /Tentar novamente/ });
    await userEvent.click(again);
    await expect(again).toHaveAttribute('data-pending', 'true');
    await userEvent.click(again);
    await expect(reload).toHaveBeenCalledOnce();
  },
};
