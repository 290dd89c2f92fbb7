import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { RemoveUserDialog } from './RemoveUserDialog.tsx';

const meta = {
  title: 'Telas/Usuários/Exclusão',
  id: 'remove-user',
  component: RemoveUserDialog,
  args: { user: { id: 'aline', name: 'Aline Galvão Borges' }, kind: 'teacher', onClose: fn() },
  decorators: [aroundStory],
  beforeEach: new StoryServer().answer({}),
} satisfies Meta<typeof RemoveUserDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever she is: no word agrees with the name. */
export const OfATeacher: Story = {
  play: async () => {
    const asked = await screen.findByRole('alertdialog', { name: 'Excluir professor' });
    await expect(asked).toHaveTextContent(
      'deseja excluir o cadastro de Aline Galvão Borges? Esta ação não poderá ser desfeita.',
    );
  },
};

export const OfAUser: Story = {
  args: { kind: 'user' },
  play: async () => {
    const asked = await screen.findByRole('alertdialog', { name: 'Excluir usuário' });
    await expect(asked).toHaveTextContent(
      'deseja excluir o usuário Aline Galvão Borges? Esta ação não poderá ser desfeita.',
    );
  },
};
