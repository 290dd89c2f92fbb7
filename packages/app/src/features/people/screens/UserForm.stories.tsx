import type { User } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { type Answer, StoryServer } from '../../../lib/testing/story-server.ts';
import { UserForm } from './UserForm.tsx';

const rosa = { id: 'rosa', name: 'Rosa Maria Teles', email: 'rosa.teles@rede.example', version: 1, profiles: [] };

/** A list from which her record is opened. */
function People() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Editar</Button>
      {isOpen && <UserForm user={rosa as unknown as User} kind="user" onClose={() => setOpen(false)} />}
    </>
  );
}

let answer: (answer: Answer) => void = () => undefined;
const server = new StoryServer();

const meta = {
  title: 'Telas/Usuários/Formulário',
  id: 'user-form',
  component: People,
  decorators: [aroundStory],
  beforeEach: server.answer({
    'PATCH /users/rosa': () =>
      new Promise<Answer>((resolve) => {
        answer = resolve;
      }),
  }),
} satisfies Meta<typeof People>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** What was sent is saved; what was typed until the answer came is not lost with the dialog. */
export const TypedWhileSaved: Story = {
  tags: ['full'],
  play: async () => {
    await press('Editar');
    await press('Próximo');
    await press('Próximo');
    await press('Adicionar endereço');
    await userEvent.type(await screen.findByLabelText('Rua'), 'A');
    await press('Salvar');
    await waitFor(() => expect(server.writes()).toHaveLength(1));
    await userEvent.type(screen.getByLabelText('Bairro'), 'B');
    // A field that is gone while it has the focus tells of it as the story still draws.
    await userEvent.tab();
    answer({ data: rosa });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Editar');
    await expect(await screen.findByText('Este é o seu rascunho, guardado neste aparelho.')).toBeVisible();
  },
};

/** Once saved, nothing is left of it. */
export const Saved: Story = {
  play: async () => {
    await press('Editar');
    await userEvent.type(await screen.findByLabelText(/^Nome/), ' Lima');
    await press('Próximo');
    await press('Próximo');
    await press('Salvar');
    await waitFor(() => expect(server.writes()).toHaveLength(1));
    answer({ data: rosa });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Editar');
    await screen.findByLabelText(/^Nome/);
    await expect(screen.queryByText('Este é o seu rascunho, guardado neste aparelho.')).toBeNull();
  },
};
