import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Componentes/Avisos/Dica',
  id: 'tooltip',
  component: Tooltip,
  args: { text: 'Editar', children: <IconButton label="Editar Ana Beatriz Moura" icon={<Pencil />} /> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  name: 'Ao focar',
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Editar'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Disabled: Story = {
  name: 'Desativado',
  args: { isDisabled: true },
  play: async () => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
