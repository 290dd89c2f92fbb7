import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SheetOverlay } from '../SheetOverlay/SheetOverlay.tsx';
import { tabTo } from '../testing/plays.ts';
import { CameraHint } from './CameraHint.tsx';
import { CameraView } from './CameraView.tsx';

const outline = [
  { x: 60, y: 80 },
  { x: 340, y: 70 },
  { x: 350, y: 440 },
  { x: 50, y: 430 },
];
const sheet = { fit: 'contain', width: 400, height: 480, outline } as const;
const overlay = <SheetOverlay {...sheet} bubbles={[{ x: 120, y: 180, r: 10, kind: 'correct' }]} />;

const hint = (
  <CameraHint
    title="2 leituras falharam"
    message="Aproxime, evite sombra e deixe a folha reta. O envio de foto acerta menos que a câmera."
    actions={
      <>
        <Button size="compact">Tentar via upload</Button>
        <Button size="compact" variant="primary">
          Continuar aqui
        </Button>
      </>
    }
  />
);

const meta = {
  title: 'Componentes/Correção/Câmera',
  id: 'cameraview',
  component: CameraView,
  args: { label: 'Câmera', children: overlay },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CameraView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SheetFound: Story = {
  name: 'Folha encontrada',
  args: { showLegend: true, status: { tone: 'found', text: 'Folha detectada, segure firme', count: '25/26 lidas' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Câmera' })).toContainElement(canvas.getByRole('status'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Folha detectada, segure firme25/26 lidas');
    await expect(canvas.getByText('Revisar')).toBeVisible();
  },
};
export const Looking: Story = {
  name: 'Procurando',
  args: {
    children: undefined,
    showGuides: true,
    status: { tone: 'looking', text: 'Mostre os 4 cantos da folha', count: '3/4 cantos' },
  },
};
export const Refused: Story = {
  name: 'Recusado',
  args: {
    children: <SheetOverlay isRefused {...sheet} bubbles={[]} />,
    status: { tone: 'refused', text: 'Folha recusada: é de outra avaliação' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Folha recusada: é de outra avaliação');
    await expect(canvas.getByRole('img', { name: 'Folha recusada' })).toBeVisible();
  },
};
export const RefusedPhone: Story = {
  name: 'Recusado, celular',
  args: Refused.args,
  globals: { viewport: { value: 'phone' } },
};
export const Idle: Story = {
  name: 'Parada',
  args: { children: undefined, status: { tone: 'idle', text: 'Câmera desligada' } },
};
export const Failing: Story = {
  name: 'Falhando',
  args: { ...Looking.args, showLegend: true, hint },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Revisar')).toBeNull();
    await tabTo(canvas.getByRole('button', { name: 'Tentar via upload' }));
  },
};
export const Phone: Story = { name: 'Celular', args: SheetFound.args, globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  args: Failing.args,
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
