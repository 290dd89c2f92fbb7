import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tabTo } from '../testing/plays.ts';
import { CommentBox } from './CommentBox.tsx';

const meta = {
  title: 'Componentes/Entrada/Comentário',
  id: 'commentbox',
  component: CommentBox,
  args: { label: 'Comentário da aula 3', comment: null, canComment: true, onSave: fn() },
} satisfies Meta<typeof CommentBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vazio',
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Salvar comentário' });
    await expect(save).toBeDisabled();
    await tabTo(canvas.getByRole('textbox', { name: 'Comentário da aula 3' }));
    await userEvent.keyboard('Boa leitura. ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Boa leitura.');
  },
};

export const Saved: Story = { name: 'Salvo', args: { comment: 'Capriche na segunda questão.' } };
/** The screen keeps what is typed, a draft for instance; null shows what is saved. */
export const HeldByTheScreen: Story = {
  name: 'Guardado pela tela',
  args: { comment: 'Capriche na segunda questão.', typed: 'Capriche na', onType: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Capriche na');
    await tabTo(canvas.getByRole('textbox'));
    await userEvent.keyboard('{End} terceira');
    await expect(args.onType).toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('Capriche na');
  },
};
export const Saving: Story = { name: 'Salvando', args: { comment: 'Capriche na segunda questão.', isSaving: true } };
export const Failed: Story = { name: 'Falhou', args: { errorMessage: 'Não foi possível salvar o comentário' } };
export const ReadOnly: Story = {
  name: 'Só leitura',
  args: { comment: 'Capriche na segunda questão.\nEla volta na prova.', canComment: false },
};
export const Forbidden: Story = {
  name: 'Sem permissão',
  args: { canComment: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sem permissão para adicionar comentários.')).toBeVisible();
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { comment: 'Releia o texto com calma e responda com as suas palavras, como fizemos na aula passada.' },
};
