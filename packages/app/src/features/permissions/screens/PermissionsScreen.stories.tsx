import { roleDefaults } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import PermissionsScreen from './PermissionsScreen.tsx';

const ana = { id: 'ana', name: 'Ana Beatriz Moura', email: 'ana@rede.example', role: 'TEACHER', is_active: true };
const refused = { status: 403, code: 'forbidden', message: 'Você não tem permissão.' } as const;

const meta = {
  title: 'Telas/Permissões/Tela',
  id: 'permissions-screen',
  component: PermissionsScreen,
  decorators: [aroundStory, atAddress('/?modo=usuario')],
  beforeEach: () => {
    localStorage.clear();
    return new StoryServer().answer(
      {
        'GET /users': { data: [ana] },
        'GET /users/ana': refused,
        'GET /permissions/user/ana': { data: { permissions: roleDefaults.TEACHER, override: false } },
        'GET /permissions/changes': { data: [] },
      },
      { role: 'MANAGER', permissions: ['profile_permissions', 'view_users'] },
    )();
  },
} satisfies Meta<typeof PermissionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who was found is shown, also to those who may not see a user's details. */
export const FoundUser: Story = {
  name: 'Usuário encontrado na busca',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await userEvent.keyboard('ana');
    await userEvent.click(await screen.findByRole('option', { name: /Ana Beatriz Moura/ }));
    await expect(
      await canvas.findByText(new RegExp(`^${roleDefaults.TEACHER.length} de .* permissões$`)),
    ).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('Ana Beatriz Moura');
  },
};
