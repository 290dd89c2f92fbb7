import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Componentes/Avisos/Falha ao carregar',
  id: 'errorstate',
  component: ErrorState,
  args: { title: 'Erro ao carregar turmas', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  name: 'Tentar de novo',
  args: { message: 'Verifique a conexão com a internet.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao carregar turmas');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toHaveFocus();
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { name: 'Tentando de novo', args: { isRetrying: true } };
export const WithoutRetry: Story = { name: 'Sem nova tentativa', args: { onRetry: undefined } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { message: 'O servidor da rede municipal não respondeu a tempo. Nada do que você lançou se perdeu.' },
};
