import type { Meta, StoryObj } from '@storybook/react-vite';
import { CameraOff, ScanLine } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { tabTo } from '../testing/plays.ts';
import { vars } from '../theme/contract.css.ts';
import { ShutterButton } from './ShutterButton.tsx';

const meta = {
  title: 'Componentes/Correção/Botão da câmera',
  id: 'shutterbutton',
  component: ShutterButton,
  args: { label: 'Parar câmera', icon: <CameraOff />, onPress: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'inline-block', padding: 24, background: vars.cam }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShutterButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Simples' };
export const Main: Story = {
  name: 'Principal',
  args: { label: 'Capturar uma vez', icon: <ScanLine />, isMain: true },
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Capturar uma vez' }));
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = { name: 'Desativado', args: { isDisabled: true } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
