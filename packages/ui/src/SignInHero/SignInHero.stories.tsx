import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignInHero } from './SignInHero.tsx';

const meta = {
  title: 'Componentes/Navegação/Quadro da entrada',
  id: 'signinhero',
  component: SignInHero,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignInHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'Computador',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A turma inteira, numa só caderneta.')).toBeVisible();
  },
};
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
