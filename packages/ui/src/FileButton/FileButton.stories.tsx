import type { Meta, StoryObj } from '@storybook/react-vite';
import { Upload } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { FileButton } from './FileButton.tsx';

const meta = {
  title: 'Componentes/Entrada/Botão de arquivo',
  id: 'filebutton',
  component: FileButton,
  args: {
    accept: ['.mp3', 'audio/wav'],
    variant: 'quiet',
    icon: <Upload />,
    children: 'Enviar áudio',
    onFile: fn(),
    onRefused: fn(),
  },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesAFile: Story = {
  name: 'Escolhe um arquivo',
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('button', { name: 'Enviar áudio' })).toBeVisible();
    const input = canvasElement.ownerDocument.querySelector('input[type=file]') as HTMLInputElement;
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, new File(['ID3'], 'leitura.mp3', { type: 'audio/mpeg' }));
    await expect(args.onFile).toHaveBeenCalledOnce();
    await user.upload(input, new File(['x'], 'nota.pdf', { type: 'application/pdf' }));
    await expect(args.onRefused).toHaveBeenCalledOnce();
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
