import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Componentes/Entrada/Escolha lado a lado',
  id: 'segmentedcontrol',
  component: SegmentedControl,
  args: {
    label: 'Modo',
    items: [
      { id: 'camera', label: 'Câmera (recomendado)' },
      { id: 'upload', label: 'Upload (alternativo)' },
    ],
    selectedId: 'camera',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'Simples',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Câmera (recomendado)' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('upload');
  },
};

export const KeepsOneSelected: Story = {
  name: 'Sempre uma escolhida',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Câmera (recomendado)' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OnCamera: Story = {
  name: 'Sobre a câmera',
  args: { onCamera: true },
  globals: { viewport: { value: 'phone' } },
};
export const Disabled: Story = { name: 'Desativado', args: { isDisabled: true } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
