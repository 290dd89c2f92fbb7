import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { RemovalDialog } from './RemovalDialog.tsx';

const meta = {
  title: 'Telas/Partes/Exclusão de um registro',
  id: 'part-removal-dialog',
  component: RemovalDialog,
  args: { title: 'Excluir questão', name: 'Filosofia', onConfirm: async () => undefined, onClose: fn() },
} satisfies Meta<typeof RemovalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const says = async (text: string) => expect(await screen.findByRole('alertdialog')).toHaveTextContent(text);

export const AfterAName: Story = {
  play: () => says('Filosofia. Esta ação é irreversível.'),
};

/** A question's statement ends its sentence by itself. */
export const AfterAQuestion: Story = {
  args: { name: 'Quanto é 2 + 2?' },
  play: () => says('Quanto é 2 + 2? Esta ação é irreversível.'),
};
