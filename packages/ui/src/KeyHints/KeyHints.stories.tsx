import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyHints } from './KeyHints.tsx';

const meta = {
  title: 'Componentes/Dados/Teclas da tela',
  id: 'keyhints',
  component: KeyHints,
  args: {
    hints: [
      { action: 'Próximo estudante', keys: ['Enter'] },
      { action: 'Subir ou descer', keys: ['↑', '↓'] },
      { action: 'Mais ou menos 0,1', keys: ['+', '−'] },
      { action: 'Desfazer a célula', keys: ['Esc'] },
    ],
  },
} satisfies Meta<typeof KeyHints>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  name: 'Teclas',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toContain('Desfazer a célula');
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
