import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Componentes/Avisos/Aviso no lugar',
  id: 'notice',
  component: Notice,
  args: { children: 'Sem conexão. A chamada fica guardada neste aparelho até ser enviada.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = fn();

export const Info: Story = {
  name: 'Informação',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sem conexão');
  },
};
export const Success: Story = {
  name: 'Sucesso',
  args: { tone: 'success', children: 'Período reaberto até 30/11/2026.' },
};
export const Warning: Story = {
  name: 'Atenção',
  args: { tone: 'warning', children: 'Dia não letivo: Corpus Christi' },
};
export const Danger: Story = {
  name: 'Perigo',
  args: {
    tone: 'danger',
    title: 'Outra pessoa salvou esta chamada enquanto isso',
    children: 'Ana Beatriz Moura: outra pessoa salvou Ausente',
    actions: <Button onPress={press}>Salvar a minha</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Outra pessoa salvou');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar a minha' }));
    await expect(press).toHaveBeenCalled();
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  ...Danger,
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
