import { Modal, showToast } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../lib/testing/AroundStory.tsx';
import { SearchButton } from './SearchButton.tsx';

const Search = ({ onClose }: { onClose: () => void }) => (
  <Modal isOpen title="Buscar em tudo" onOpenChange={onClose}>
    <p>O que você procura?</p>
  </Modal>
);

const meta = {
  title: 'Telas/Partes/Botão de busca',
  id: 'search-button',
  component: SearchButton,
  decorators: [aroundStory],
  args: { load: async () => Search },
} satisfies Meta<typeof SearchButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = () => userEvent.keyboard('{Control>}k{/Control}');

/** A message asks nothing: the key works while one is read. */
export const BesideAMessage: Story = {
  name: 'Com uma mensagem na tela',
  play: async () => {
    const dismiss = showToast({ tone: 'success', message: 'Disciplina atualizada!', durationMs: 60_000 });
    await waitFor(() => expect(screen.getByText('Disciplina atualizada!')).toBeVisible());
    await press();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Buscar em tudo' })).toBeVisible());
    dismiss();
  },
};

/** What must be answered comes first. */
export const OverAQuestion: Story = {
  name: 'Com uma pergunta na tela',
  decorators: [
    (Story) => (
      <>
        <Story />
        <Modal isOpen role="alertdialog" title="Excluir a turma?" onOpenChange={() => undefined}>
          <p>Ela não volta.</p>
        </Modal>
      </>
    ),
  ],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Excluir a turma?' })).toBeVisible());
    await press();
    // As long as what is fetched would take to be drawn.
    await new Promise((drawn) => setTimeout(drawn, 300));
    await expect(screen.queryByRole('dialog', { name: 'Buscar em tudo' })).toBeNull();
  },
};
