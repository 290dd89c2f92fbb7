import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FilesDrop } from './FilesDrop.tsx';

const photos = [1, 2].map((number) => new File(['folha'], `folha-${number}.jpg`, { type: 'image/jpeg' }));

const meta = {
  title: 'Componentes/Entrada/Área de vários arquivos',
  id: 'filesdrop',
  component: FilesDrop,
  args: {
    label: 'Folhas da turma',
    description: 'Fotos das folhas, uma pasta de fotos ou o PDF do scanner.',
    accept: ['image/*', 'application/pdf'],
    onFiles: fn(),
  },
} satisfies Meta<typeof FilesDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vazio',
  play: async ({ canvas, canvasElement, args }) => {
    const [many, folder] = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');
    if (!many || !folder) throw new Error('There are no file inputs');
    await expect(folder.webkitdirectory).toBe(true);
    await userEvent.upload(many, photos);
    await expect(args.onFiles).toHaveBeenCalledWith(photos);
    await expect(canvas.getByRole('button', { name: 'Escolher pasta' })).toBeEnabled();
  },
};
export const Disabled: Story = { name: 'Desativado', args: { isDisabled: true } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
