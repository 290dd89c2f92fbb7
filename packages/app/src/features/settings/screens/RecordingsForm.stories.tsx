import { municipalityDefaults } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { RecordingsForm } from './RecordingsForm.tsx';

const settings = { ...municipalityDefaults, municipality_id: 'rede', version: 3 };
const keeping = {
  ...settings,
  reading_recordings: {
    ...municipalityDefaults.reading_recordings,
    keep: true,
    term_since: '2026-05-01T12:00:00.000Z',
  },
};
const server = new StoryServer();
const counted = 'GET /settings/municipality/rede/recordings';
const saved = 'PATCH /settings/municipality/rede';
const stored = { data: { recordings: 42, consents: 17, url: '/settings/municipality/rede/recordings.zip' } };

const meta = {
  title: 'Telas/Configurações/Gravações',
  id: 'recordings-form',
  component: RecordingsForm,
  decorators: [aroundStory],
  args: { settings: keeping },
  beforeEach: server.answer({ [counted]: stored, [saved]: { data: keeping } }),
} satisfies Meta<typeof RecordingsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const months = () => screen.getByRole('textbox', { name: 'Prazo de guarda, em meses' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
async function typeMonths(text: string) {
  await userEvent.clear(months());
  await userEvent.type(months(), text);
  await userEvent.tab();
}

export const Off: Story = {
  name: 'Desligado',
  args: { settings },
  beforeEach: server.answer({
    [counted]: { data: { recordings: 0, consents: 0, url: null } },
    [saved]: { data: keeping },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Guardar gravações/ }));
    await expect(months()).toHaveValue('12');
    await save();
    await waitFor(() => expect(server.writes()).toMatchObject([{ reading_recordings: { keep: true, months: 12 } }]));
  },
};

export const MonthsOutOfRange: Story = {
  name: 'Meses fora do intervalo',
  tags: ['full'],
  play: async ({ canvas }) => {
    for (const wrong of ['0', '61']) {
      await typeMonths(wrong);
      await expect(months()).toHaveValue(wrong);
      await save();
      await expect(await canvas.findByText('O prazo vai de 1 a 60 meses')).toBeVisible();
    }
    await expect(server.writes()).toEqual([]);
  },
};

export const FewerMonths: Story = {
  name: 'Menos meses',
  play: async ({ canvas }) => {
    await canvas.findByText(/^Guardadas agora: 42 gravações/);
    await typeMonths('6');
    await save();
    const ask = await screen.findByRole('alertdialog', { name: 'Encurtar o prazo de guarda' });
    await expect(ask).toHaveTextContent('guardadas há mais de 6 meses serão apagadas');
    await expect(server.writes()).toEqual([]);
    await userEvent.type(within(ask).getByRole('textbox'), 'EXCLUIR');
    await userEvent.click(within(ask).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(server.writes()).toMatchObject([{ reading_recordings: { keep: true, months: 6 } }]));
  },
};

export const MoreMonths: Story = {
  name: 'Mais meses',
  play: async ({ canvas }) => {
    await canvas.findByText(/^Guardadas agora/);
    await typeMonths('24');
    await save();
    await waitFor(() => expect(server.writes()).toHaveLength(1));
  },
};

export const TurnedOff: Story = {
  name: 'Desligado pela rede',
  tags: ['full'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^Guardadas agora/);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Guardar gravações/ }));
    await save();
    const ask = await screen.findByRole('alertdialog', { name: 'Desligar e apagar as gravações' });
    await expect(ask).toHaveTextContent('42 gravações e 17 consentimentos');
    await userEvent.click(within(ask).getByRole('button', { name: 'Cancelar' }));
    await expect(server.writes()).toEqual([]);
  },
};

export const NotCounted: Story = {
  name: 'Não contada',
  beforeEach: server.answer({ [counted]: { status: 500, message: 'Erro interno' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Não foi possível contar o que está guardado.');
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};

export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneDark: Story = { name: 'Celular, escuro', globals: { viewport: { value: 'phone' }, theme: 'dark' } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
