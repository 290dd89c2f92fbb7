import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Componentes/Dados/Sanfona',
  id: 'accordion',
  component: Accordion,
  args: {
    level: 2,
    items: [
      { id: 'password', title: 'Esqueci minha senha. O que faço?', children: 'Use a opção na tela de entrada.' },
      {
        id: 'menu',
        title: 'Não vejo o menu da minha turma',
        children:
          'Os itens do menu dependem do seu perfil e das permissões dele. Peça à direção da escola para conferir sua turma e suas permissões em Perfis e Permissões.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensByKeyboard: Story = {
  name: 'Abre pelo teclado',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: 'Não vejo o menu da minha turma' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/Os itens do menu dependem/)).toBeVisible());
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
