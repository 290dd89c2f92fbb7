import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDelete } from './ConfirmDelete.tsx';

const meta = {
  title: 'Componentes/Avisos/Confirmação de exclusão',
  id: 'confirmdelete',
  component: ConfirmDelete,
  args: {
    onClose: fn(),
    onConfirm: fn(),
    title: 'Excluir usuário',
    message: (
      <>
        Tem certeza que deseja excluir o usuário <b>Bruno Henrique Alves</b>? Esta ação não poderá ser desfeita.
      </>
    ),
  },
} satisfies Meta<typeof ConfirmDelete>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirmButton = () => screen.getByRole('button', { name: 'Excluir' });

export const Typed: Story = {
  name: 'Digitado',
  play: async ({ args }) => {
    const input = await screen.findByRole('textbox', { name: /EXCLUIR/ });
    await waitFor(() => expect(input).toHaveFocus());
    await expect(confirmButton()).toBeDisabled();
    await userEvent.keyboard('excluir');
    await waitFor(() => expect(screen.getByText('Digite EXCLUIR em maiúsculas')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.keyboard('EXCLUIR');
    await expect(screen.queryByText('Digite EXCLUIR em maiúsculas')).toBeNull();
    await expect(confirmButton()).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const GivenUpByKey: Story = {
  name: 'Desistência pela tecla',
  play: async ({ args }) => {
    await waitFor(async () => expect(await screen.findByRole('textbox', { name: /EXCLUIR/ })).toHaveFocus());
    await userEvent.keyboard('EXC{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  name: 'Errado',
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), 'excluir');
    await expect(confirmButton()).toBeDisabled();
  },
};

export const Plain: Story = {
  name: 'Simples',
  args: { plain: true, title: 'Remover anexo', message: 'O anexo será removido desta aula.' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithDetails: Story = {
  name: 'Com detalhes',
  args: {
    details: (
      <ul>
        <li>Será apagado: contatos e foto.</li>
        <li>Fica: o registro escolar.</li>
      </ul>
    ),
  },
  play: async () => {
    const stays = await screen.findByText('Fica: o registro escolar.');
    await waitFor(() => expect(stays).toBeVisible());
    await expect(confirmButton()).toBeDisabled();
  },
};

export const WaitsForTheAnswer: Story = {
  name: 'Espera a resposta',
  args: { plain: true, onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Excluir' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(screen.getByRole('progressbar')).toBeInTheDocument();
  },
};

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
