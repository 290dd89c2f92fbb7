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
const conflict = {
  by: 'Rosa Lima',
  at: '2026-05-12T13:40:00Z',
  changed: ['Resultado'],
  fields: [{ label: 'Resultado', theirs: '15 de 20', mine: '17 de 20' }],
};

/** Somebody else saved another result meanwhile: both are said, and one's own is kept by the version that stands. */
export const SavedBySomebodyElse: Story = {
  name: 'Salva por outra pessoa',
  beforeEach: server.answer({
    [`GET ${address}`]: { data: [newer, older] },
    [`POST ${address}/a`]: (body) =>
      (body as { version: number }).version === 2
        ? {
            status: 409,
            message: 'Outra pessoa salvou.',
            code: 'version-conflict',
            current: [{ version: 3 }],
            conflict,
          }
        : { data: null },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Voltar à de 12\/05\/2026/ }));
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Rosa Lima salvou este registro');
    await expect(notice).toHaveTextContent(/Resultado.*17 de 20.*15 de 20/);
    await userEvent.click(canvas.getByRole('button', { name: 'Manter o meu' }));
    await waitFor(() => expect(server.writes()).toEqual([{ version: 2 }, { version: 3 }]));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
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
