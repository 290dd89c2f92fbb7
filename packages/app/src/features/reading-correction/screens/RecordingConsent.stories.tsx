import { unjudgedReading, usualRecordings } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import type { Take } from '../takes.ts';
import { RecordingConsent } from './RecordingConsent.tsx';

const term = { text: usualRecordings.term, since: '2026-05-01T12:00:00.000Z', months: 12 };
const given = { recorded_at: '2026-05-12T12:00:00.000Z', recorded_by: 'Lúcia Prado', is_current: true };
const none = { term, consent: null, is_kept: false };
const consented = { term, consent: given, is_kept: false };
const take: Take = {
  audio: new Blob(['RIFF'], { type: 'audio/wav' }),
  name: 'leitura.wav',
  url: null,
  peaks: [],
  seconds: 4,
  pauses: [],
  speech: { startSeconds: 0, endSeconds: 4 },
  clippedPercent: 0,
  format: 'wav',
  evaluation: { ...unjudgedReading(''), ear_marks: { words: ['read'], started_s: 0, ended_s: 4 } },
  isSaved: true,
  isStored: false,
};

const server = new StoryServer();
const recording = '/assessments/leitura/results/ana/recording';
const state = `GET ${recording}`;

const meta = {
  title: 'Telas/Turma e correção/Consentimento da gravação',
  id: 'recording-consent',
  component: RecordingConsent,
  decorators: [aroundStory],
  args: { assessmentId: 'leitura', pupil: { id: 'ana', label: 'Ana Luiza Moreira' }, take: null },
  beforeEach: server.answer({ [state]: { data: none } }),
} satisfies Meta<typeof RecordingConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotGiven: Story = {
  name: 'Não dado',
  beforeEach: () => {
    let now = none as typeof none | typeof consented;
    return server.answer({
      [state]: () => ({ data: now }),
      [`PUT ${recording}-consent`]: () => {
        now = consented;
        return { data: now };
      },
    })();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/não registrado. A gravação não é guardada./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Registrar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Consentimento do responsável' });
    await expect(dialog).toHaveTextContent('Aluno: Ana Luiza Moreira');
    await expect(dialog).toHaveTextContent('Guarda por 12 meses.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'O responsável concordou' }));
    await expect(await canvas.findByText(/registrado em 12\/05\/2026 por Lúcia Prado/)).toBeVisible();
    await expect(server.writes()).toEqual([{ term_since: term.since }]);
    await expect(canvas.getByRole('status')).toHaveTextContent(/quando você salvar o resultado/);
  },
};

export const ToAnOlderTerm: Story = {
  name: 'Para um termo anterior',
  beforeEach: server.answer({ [state]: { data: { ...none, consent: { ...given, is_current: false } } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/dado em 12\/05\/2026 a um termo anterior/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Registrar' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retirar' })).toBeVisible();
  },
};

export const Withdrawn: Story = {
  name: 'Retirado',
  beforeEach: server.answer({
    [state]: { data: { ...consented, is_kept: true } },
    [`DELETE ${recording}-consent`]: { data: none },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A gravação desta leitura está guardada.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar' }));
    const ask = await screen.findByRole('alertdialog', { name: 'Retirar consentimento' });
    await expect(ask).toHaveTextContent('As gravações de Ana Luiza Moreira');
    await expect(server.writes()).toEqual([]);
    await userEvent.click(within(ask).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(server.writes()).toHaveLength(1));
  },
};

export const NotStored: Story = {
  name: 'Não guardada',
  args: { take },
  beforeEach: server.answer({
    [state]: { data: consented },
    [`POST ${recording}`]: { status: 409, message: 'A gravação não foi guardada.' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^O resultado está salvo, mas a gravação não foi guardada/)).toBeVisible();
    await expect(server.writes()).toEqual([{ audio: btoa('RIFF') }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(server.writes()).toHaveLength(2));
    await canvas.findByText(/^O resultado está salvo/);
  },
};

export const NetworkKeepsNone: Story = {
  name: 'A rede não guarda',
  beforeEach: server.answer({ [state]: { data: { term: null, consent: null, is_kept: false } } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const NotKnown: Story = {
  name: 'Não se sabe',
  beforeEach: server.answer({ [state]: { status: 500, message: 'Erro interno' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível saber se há consentimento.')).toBeVisible();
  },
};

export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneDark: Story = { name: 'Celular, escuro', globals: { viewport: { value: 'phone' }, theme: 'dark' } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
