import { municipalityDefaults, type ReadingCalibration } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { CalibrationCard } from './CalibrationCard.tsx';

const calibration: ReadingCalibration = {
  scale: 1,
  margins: { other_text: 0.03, inconclusive: 0.11 },
  readings: 64,
  pupils: 31,
  calibrated_at: '2026-05-20T12:00:00.000Z',
};
const settings = { ...municipalityDefaults, municipality_id: 'rede', version: 3 };
const server = new StoryServer();

const meta = {
  title: 'Telas/Configurações/Calibração da leitura',
  id: 'calibration-card',
  component: CalibrationCard,
  decorators: [aroundStory],
  args: { settings },
  beforeEach: server.answer({ 'PATCH /settings/municipality/rede': { data: settings } }),
} satisfies Meta<typeof CalibrationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

async function upload(canvasElement: HTMLElement, content: string) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no field for a file');
  await userEvent.upload(input, new File([content], 'calibration.json', { type: 'application/json' }));
}

export const OfTheSystem: Story = {
  name: 'Do sistema',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Padrão do sistema');
    await expect(canvas.queryByRole('button', { name: 'Voltar ao padrão' })).toBeNull();
    await upload(canvasElement, JSON.stringify(calibration));
    await expect(await screen.findByText('Calibração salva')).toBeVisible();
    await expect(server.writes()).toEqual([{ reading_calibration: calibration, version: 3 }]);
  },
};

export const NoCalibration: Story = {
  name: 'Sem calibração',
  play: async ({ canvasElement }) => {
    for (const content of ['{"a":1}', 'texto']) {
      await upload(canvasElement, content);
      await expect((await screen.findAllByText(/^Este arquivo não é uma calibração/)).length).toBeGreaterThan(0);
    }
    await upload(canvasElement, JSON.stringify({ ...calibration, scale: 2 }));
    await expect(await screen.findByText(/é de outra versão do analisador/)).toBeVisible();
    await expect(server.writes()).toEqual([]);
  },
};

export const Own: Story = {
  name: 'Próprio',
  args: { settings: { ...settings, reading_calibration: calibration } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('com 64 leituras de 31 alunos');
    const reset = canvas.getByRole('button', { name: 'Voltar ao padrão' });
    await userEvent.click(reset);
    await waitFor(() => expect(server.writes()).toEqual([{ reading_calibration: null, version: 3 }]));
    await expect(reset).toHaveFocus();
  },
};

const own = { settings: { ...settings, reading_calibration: calibration } };
export const Phone: Story = { name: 'Celular', args: own, globals: { viewport: { value: 'phone' } } };
export const PhoneDark: Story = {
  name: 'Celular, escuro',
  args: own,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  args: own,
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
