import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { AttemptHistory } from './AttemptHistory.tsx';

const server = new StoryServer();
const address = '/assessments/prova/results/ana/attempts';
const by = 'Lúcia Prado';
const newer = {
  id: 'b',
  is_current: true,
  read_at: '2026-05-12T13:20:00Z',
  by,
  is_typed: true,
  score: 60,
  hits: 12,
  total: 20,
};
const older = {
  ...newer,
  id: 'a',
  is_current: false,
  read_at: '2026-05-12T13:05:00Z',
  is_typed: false,
  score: 85,
  hits: 17,
};
const onRestored = fn();

const meta = {
  title: 'Telas/Partes/Tentativas',
  id: 'attempt-history',
  component: AttemptHistory,
  decorators: [aroundStory],
  args: { assessmentId: 'prova', studentId: 'ana', version: 2, format: 'sheet', onRestored },
  beforeEach: server.answer({
    [`GET ${address}`]: { data: [newer, older] },
    [`POST ${address}/a`]: { data: null },
  }),
} satisfies Meta<typeof AttemptHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSheets: Story = {
  name: 'Duas folhas',
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Folhas deste aluno' });
    await expect(section).toHaveTextContent('12 de 20');
    await expect(section).toHaveTextContent('Digitada · por Lúcia Prado');
    await expect(canvas.getByText('Esta vale')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Voltar à de 12\/05\/2026/ }));
    await waitFor(() => expect(server.writes()).toEqual([{ version: 2 }]));
  },
};
export const OneAlone: Story = {
  name: 'Um só',
  beforeEach: server.answer({ [`GET ${address}`]: { data: [newer] } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
