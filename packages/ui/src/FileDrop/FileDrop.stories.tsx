import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fileInput, tabTo } from '../testing/plays.ts';
import { FileDrop } from './FileDrop.tsx';

const photo = new File(['folha'], 'folha-9-ano-c.jpg', { type: 'image/jpeg' });
const text = new File(['texto'], 'notas.txt', { type: 'text/plain' });

const meta = {
  title: 'Componentes/Entrada/Área de arquivo',
  id: 'filedrop',
  component: FileDrop,
  args: {
    label: 'Foto da folha',
    description: 'JPG, PNG ou WebP, até 20 MB. Arraste para cá ou escolha no aparelho.',
    accept: ['image/jpeg', 'image/png', 'image/webp'],
    onFile: fn(),
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vazio',
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await tabTo(canvas.getByRole('button', { name: 'Escolher arquivo' }));
    await userEvent.upload(fileInput(canvasElement), photo);
    await expect(args.onFile).toHaveBeenCalledWith(photo);
  },
};

export const Refused: Story = {
  name: 'Recusado',
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(fileInput(canvasElement), text, { applyAccept: false });
    await expect(await canvas.findByText('Este tipo de arquivo não é aceito.')).toBeVisible();
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const Chosen: Story = {
  name: 'Escolhido',
  args: { file: { name: 'folha-9-ano-c.jpg', size: 2_431_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,4 MB')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Trocar arquivo' })).toBeEnabled();
  },
};

export const RefusedBelowTheFold: Story = {
  name: 'Recusado fora da vista',
  decorators: [
    (Story) => (
      <div data-testid="scroller" style={{ blockSize: 240, overflow: 'auto' }}>
        <div style={{ blockSize: 180 }} />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), text, { applyAccept: false });
    const message = await canvas.findByText('Este tipo de arquivo não é aceito.');
    const seen = canvas.getByTestId('scroller').getBoundingClientRect();
    await expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(seen.bottom);
  },
};

export const Wrong: Story = { name: 'Errado', args: { errorMessage: 'A imagem passa de 20 MB' } };
export const Disabled: Story = { name: 'Desativado', args: { isDisabled: true } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { file: { name: 'IMG_20260814_094212_folha_de_respostas_nono_ano_C_segunda_via.jpeg', size: 8_912_331 } },
};
