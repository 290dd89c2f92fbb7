import { type MunicipalitySettings, municipalityDefaults, type RecordConflict } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { drafts } from '../../../lib/forms/draft-storage.ts';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import SettingsScreen from './SettingsScreen.tsx';

const server = new StoryServer();
let stored: MunicipalitySettings;
const conflict: RecordConflict = {
  ...{ by: 'Lúcia Prado', at: null, changed: ['Média mínima'] },
  fields: [{ label: 'Média mínima', theirs: '5,0', mine: '8,0' }],
};

const meta = {
  title: 'Telas/Configurações/Abas',
  id: 'settings-screen',
  component: SettingsScreen,
  decorators: [aroundStory, atAddress('/?secao=municipality')],
  beforeEach: () => {
    localStorage.clear();
    stored = { ...municipalityDefaults, municipality_id: 'rede', version: 3, minimum_mean: 6 };
    const user = { profiles: [{ id: 'perfil', municipality_id: 'rede', institution_id: null }] };
    return server.answer(
      {
        'GET /settings/municipality/rede': () => ({ data: stored }),
        'GET /settings/municipality/rede/recordings': { data: { recordings: 0, consents: 0, url: null } },
        'GET /auth/sessions': { data: [] },
        'PATCH /settings/municipality/rede': (body) => {
          const { version, ...patch } = body as Partial<MunicipalitySettings>;
          const current = [{ version: stored.version }];
          if (version !== stored.version)
            return { status: 409, code: 'version-conflict', message: 'Outra pessoa salvou.', current, conflict };
          stored = { ...stored, ...patch, version: version + 1 };
          return { data: stored };
        },
      },
      user as never,
    )();
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const minimums = 'Médias, frequência e alertas';
const recordings = 'Gravações com consentimento';
const card = async (name: string) => within(await screen.findByRole('form', { name }, { timeout: 5000 }));
const show = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const draft = 'Este é o seu rascunho, guardado neste aparelho.';
const behind = /^Este é o seu rascunho. O que está salvo mudou/;
const mean = { name: /^Média mínima/ };

async function typeMean(text: string) {
  const field = (await card(minimums)).getByRole('textbox', mean);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  await userEvent.tab();
}

/** What was typed and not saved is there again after another tab was looked at, until it is saved or given up. */
export const LeftForAnotherTab: Story = {
  name: 'Rascunho ao mudar de aba',
  play: async ({ step }) => {
    await step('a term is typed', async () => {
      const form = await card(recordings);
      await userEvent.click(form.getByRole('checkbox', { name: /^Guardar gravações/ }));
      const term = await form.findByRole('textbox', { name: /^Termo/ });
      await userEvent.clear(term);
      await userEvent.type(term, 'Termo novo da rede.');
      await show('Aparência');
      await expect(await screen.findByText('Rascunho guardado')).toBeVisible();
    });
    await step('it is there again, and nowhere else', async () => {
      await show('Município');
      const form = await card(recordings);
      await expect(await form.findByText(draft)).toBeVisible();
      await expect(form.getByRole('textbox', { name: /^Termo/ })).toHaveValue('Termo novo da rede.');
      await expect((await card(minimums)).queryByText(draft)).toBeNull();
    });
    await step('given up, it is gone', async () => {
      const form = await card(recordings);
      await userEvent.click(form.getByRole('button', { name: 'Descartar' }));
      await expect(form.queryByText(draft)).toBeNull();
      await show('Aparência');
      await show('Município');
      await expect((await card(recordings)).queryByText(draft)).toBeNull();
    });
    await step('a number that was emptied stays empty', async () => {
      await typeMean('');
      await show('Aparência');
      await show('Município');
      await expect((await card(minimums)).getByRole('textbox', mean)).toHaveValue('');
    });
    await step('saved, it is no draft', async () => {
      await typeMean('7');
      await userEvent.click((await card(minimums)).getByRole('button', { name: 'Salvar' }));
      await waitFor(() => expect(stored.minimum_mean).toBe(7));
      await show('Aparência');
      await show('Município');
      await expect((await card(minimums)).queryByText(draft)).toBeNull();
      await expect((await card(minimums)).getByRole('textbox', mean)).toHaveValue('7,0');
    });
  },
};

const colleague = (minimum: number) => {
  stored = { ...stored, minimum_mean: minimum, version: stored.version + 1 };
};

/** What a colleague saved after it was typed is told; what was typed over theirs is not behind. */
export const ChangedMeanwhile: Story = {
  name: 'Salvo por outra pessoa enquanto isso',
  tags: ['full'],
  play: async ({ step }) => {
    await step('typed over what a colleague saved', async () => {
      const field = (await card(minimums)).getByRole('textbox', mean);
      colleague(7);
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(field).toHaveValue('7,0'));
      await typeMean('8');
      await show('Aparência');
      await show('Município');
      await expect(await (await card(minimums)).findByText(draft)).toBeVisible();
    });
    await step('of what a colleague saves after it was typed, the save is told', async () => {
      await show('Aparência');
      colleague(5);
      await show('Município');
      await expect((await card(minimums)).getByRole('textbox', mean)).toHaveValue('8,0');
      await userEvent.click((await card(minimums)).getByRole('button', { name: 'Salvar' }));
      await expect(await (await card(minimums)).findByRole('alert')).toHaveTextContent('Lúcia Prado');
      await expect(stored.minimum_mean).toBe(5);
    });
  },
};

/** A draft of another day, over which a colleague saved. */
export const Behind: Story = {
  name: 'Rascunho de antes',
  beforeEach: () => drafts.write('rosa', 'configuracoes.minimos.rede', { mean: 8 }, { mean: 5 }),
  play: async () => {
    const form = await card(minimums);
    await expect(await form.findByText(behind)).toBeVisible();
    await expect(form.getByRole('textbox', mean)).toHaveValue('8,0');
  },
};

/** What was saved although its answer was lost, or by a colleague alike, is no draft. */
export const SavedAlike: Story = {
  name: 'Salvo igual',
  tags: ['full'],
  play: async () => {
    await typeMean('8');
    const field = (await card(minimums)).getByRole('textbox', mean);
    const name = 'configuracoes.minimos.rede';
    await waitFor(() => expect(drafts.read('rosa', name)).not.toBeNull());
    colleague(8);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(drafts.read('rosa', name)).toBeNull());
    await expect(field).toHaveValue('8,0');
  },
};
