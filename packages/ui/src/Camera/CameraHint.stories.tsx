import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CameraHint } from './CameraHint.tsx';

const upload = fn();

const meta = {
  title: 'Componentes/Correção/Conselho da câmera',
  id: 'camerahint',
  component: CameraHint,
  args: {
    title: '2 leituras falharam',
    message: 'Aproxime, evite sombra e deixe a folha reta. O envio de foto acerta menos que a câmera.',
    actions: (
      <>
        <Button size="compact" onPress={upload}>
          Tentar via upload
        </Button>
        <Button size="compact" variant="primary">
          Continuar aqui
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CameraHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failing: Story = {
  name: 'Falhando',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 leituras falharam');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(upload).toHaveBeenCalledOnce();
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
