import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fileInput } from '../testing/plays.ts';
import { ImagePicker } from './ImagePicker.tsx';

const meta = {
  title: 'Componentes/Entrada/Foto',
  id: 'imagepicker',
  component: ImagePicker,
  args: { value: null, onChange: fn() },
} satisfies Meta<typeof ImagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawPng = async (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas');
  context.fillStyle = '#1e5b48';
  context.fillRect(0, 0, width / 2, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'foto.png', { type: 'image/png' });
};

/** A green pixel, so that stories need no file. */
const pixel =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';

export const Empty: Story = {
  name: 'Vazio',
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Enviar foto' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('JPG, PNG ou GIF, até 5 MB');
    await userEvent.upload(fileInput(canvasElement), await drawPng(1600, 1200));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    const [base64] = (args.onChange as ReturnType<typeof fn>).mock.calls[0] as [string];
    const sent = await (await fetch(`data:image/jpeg;base64,${base64}`)).blob();
    const picture = await createImageBitmap(sent);
    await expect([picture.width, picture.height]).toEqual([800, 600]);
    await expect(base64.startsWith('/9j/')).toBe(true);
    await expect(canvas.getByText('Imagem carregada com sucesso!')).toBeInTheDocument();
  },
};

export const Chosen: Story = {
  name: 'Escolhido',
  args: { value: pixel },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'Foto escolhida' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remover foto' }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
};

export const NotAnImage: Story = {
  name: 'Não é imagem',
  play: async ({ canvas, canvasElement, args }) => {
    const text = new File(['texto'], 'notas.txt', { type: 'text/plain' });
    await userEvent.upload(fileInput(canvasElement), text, { applyAccept: false });
    await expect(await canvas.findByText('Por favor, selecione apenas arquivos de imagem')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  name: 'Grande demais',
  play: async ({ canvas, canvasElement, args }) => {
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'grande.jpg', { type: 'image/jpeg' });
    await userEvent.upload(fileInput(canvasElement), large);
    await expect(await canvas.findByText('A imagem deve ter no máximo 5MB')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Unreadable: Story = {
  name: 'Ilegível',
  play: async ({ canvas, canvasElement }) => {
    const broken = new File(['isto não é uma foto'], 'foto.jpg', { type: 'image/jpeg' });
    await userEvent.upload(fileInput(canvasElement), broken);
    await expect(await canvas.findByText('Não foi possível ler a imagem. Escolha outra.')).toBeVisible();
  },
};

export const Disabled: Story = { name: 'Desativado', args: { value: pixel, isDisabled: true } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { value: pixel, errorMessage: 'A foto não foi aceita. Escolha uma em que o rosto apareça.' },
};
