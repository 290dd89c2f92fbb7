import type { BankItem, BankItemWithUses } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { type Answers, StoryServer } from '../../../lib/testing/story-server.ts';
import QuestionBankScreen from './QuestionBankScreen.tsx';

const networkId = '0190fffe-0000-7000-8000-000000000001';
const item = (id: string, over: Partial<BankItem> = {}): BankItem => ({
  ...{ id, municipality_id: networkId, statement: `Quanto é 7 × ${id}?`, options: ['54', '56', '64'], rule: 'b' },
  ...{ picture: null, component: 'Matemática', year: 5, level: 'EASY', skills: ['EF05MA08'], author: 'Rosa Teles' },
  ...{ created_at: '2026-11-20T10:00:00Z', uses_count: 0, is_fixed: false, is_archived: false, can_write: true },
  version: 1,
  ...over,
});
const items = [item('8'), item('9', { uses_count: 3, is_fixed: true }), item('6', { can_write: false, level: 'HARD' })];
const used: BankItemWithUses = {
  ...item('9', { uses_count: 2 }),
  uses: [
    {
      ...{ assessment_id: 'a', group: 0, question: 4, title: 'Prova de maio', created_at: '2026-05-20T10:00:00Z' },
      ...{ sheets: 28, hit_rate: 64.29, discrimination: 0.41 },
    },
    {
      ...{ assessment_id: 'b', group: 0, question: 1, title: null, created_at: '2026-03-02T10:00:00Z' },
      ...{ sheets: 0, hit_rate: null, discrimination: null },
    },
  ],
};
const server = new StoryServer();
const answer = (over: Answers = {}, role: 'MUNICIPALITY' | 'TEACHER' = 'MUNICIPALITY') =>
  server.answer(
    {
      'GET /municipalities': () => ({ data: [{ id: networkId, name: 'Santa Aurora' }] }),
      'GET /skills': () => ({ data: [{ id: 's', code: 'EF05MA08', text: 'Multiplicar', component: 'Matemática' }] }),
      'GET /bank-items': () => ({ data: items }),
      'GET /bank-items/9': () => ({ data: used }),
      'POST /bank-items': () => ({ data: item('nova') }),
      'PATCH /bank-items/9': () => ({ data: items[1] }),
      ...over,
    },
    { role, profiles: [{ municipality_id: networkId }] as never, permissions: ['view_activities'] },
  );

/** Holds the list of municipalities back until it is let go. */
let letGo: () => void = () => undefined;
function holdMunicipalities(): () => void {
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const answering = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (String(input instanceof Request ? input.url : input).includes('/municipalities')) await held;
    return answering(input, init);
  };
  return () => {
    globalThis.fetch = answering;
  };
}

const meta = {
  title: 'Telas/Banco de questões/Lista',
  id: 'question-bank',
  component: QuestionBankScreen,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
    aroundStory,
  ],
  beforeEach: () => answer()(),
} satisfies Meta<typeof QuestionBankScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);

export const Questions: Story = {
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Quanto é 7 × 6?')).closest('tr') as HTMLElement;
    await expect(within(row).getByText('Difícil')).toBeVisible();
    await expect(within(row).queryByRole('button', { name: /^Editar/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Montar avaliação' })).toHaveAttribute(
      'href',
      '/app/question-bank/assemble',
    );
  },
};
export const QuestionsOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Of more skills than one answer holds, what is typed is asked of the server. */
export const MoreSkillsThanOneAnswer: Story = {
  name: 'Mais habilidades do que uma resposta traz',
  tags: ['full'],
  beforeEach: () => {
    const skill = (code: string, text: string) => ({ id: code, code, text, component: 'Matemática' });
    return answer({
      'GET /skills': (_, query) =>
        query.get('search') === null
          ? { data: [skill('EF05MA08', 'Multiplicar')], truncated: true }
          : { data: query.get('search') === 'mapas' ? [skill('ZE9-77', 'Ler mapas')] : [] },
    })();
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Nem todas as habilidades estão na lista/);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Habilidades' }), 'mapas');
    await userEvent.click(await body.findByRole('option', { name: /ZE9-77/ }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Habilidades' })).toHaveValue('ZE9-77'));
  },
};

export const Uses: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Quanto é 7 × 9?')).closest('tr') as HTMLElement;
    await userEvent.click(within(row).getAllByRole('button')[0] as HTMLElement);
    const dialog = within(await body.findByRole('dialog', { name: 'Questão do banco' }));
    // The dialog fades in while its rows arrive.
    await waitFor(() => expect(dialog.getByText('64,3%')).toBeVisible());
    await expect(dialog.getByText('Avaliação de outra escola')).toBeVisible();
    await expect(dialog.getByText('Certa').closest('li')).toHaveTextContent('56');
  },
};

export const New: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nova questão' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Nova questão' }));
    const save = dialog.getByRole('button', { name: 'Guardar' });
    await step('what is missing is told at its field', async () => {
      await userEvent.type(dialog.getByLabelText(/^Enunciado/), 'Quanto é 3 × 3?');
      await userEvent.click(save);
      await expect(await dialog.findByText('Escolha a resposta certa entre as alternativas')).toBeVisible();
    });
    await step('what only begins as a picture is none', async () => {
      const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
      const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
      await userEvent.upload(input as HTMLInputElement, new File([signature], 'figura.png', { type: 'image/png' }));
    });
    await step('and the question is kept', async () => {
      await userEvent.type(dialog.getByLabelText(/^Alternativa A/), '6');
      await userEvent.type(dialog.getByLabelText(/^Alternativa B/), '9');
      await userEvent.click(dialog.getByRole('button', { name: /Resposta certa/ }));
      await userEvent.click(await body.findByRole('option', { name: 'B' }));
      await userEvent.click(save);
      await waitFor(() => expect(server.writes()).toHaveLength(1));
      await expect(server.writes()[0]).toMatchObject({ options: ['6', '9'], rule: 'b', municipality_id: networkId });
      await expect(server.writes()[0]).not.toHaveProperty('picture');
    });
  },
};

/** A teacher's network is known only once the municipalities are: what was typed by then stays. */
export const TypedBeforeItsNetworkIsKnown: Story = {
  tags: ['full'],
  beforeEach: () => {
    const end = answer({}, 'TEACHER')();
    const release = holdMunicipalities();
    return () => {
      release();
      end();
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nova questão' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Nova questão' }));
    const statement = dialog.getByLabelText(/^Enunciado/);
    await userEvent.type(statement, 'Quanto é 3 × 3?');
    letGo();
    await expect(await dialog.findByRole('combobox', { name: /Habilidades/ })).toBeVisible();
    await expect(statement).toBeVisible();
    await expect(statement).toHaveValue('Quanto é 3 × 3?');
  },
};

/** Of what was printed only what it is of can be changed. */
export const Printed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Quanto é 7 × 9?' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Editar questão' }));
    await expect(dialog.getByLabelText(/^Enunciado/)).toHaveAttribute('readonly');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(server.writes()).toHaveLength(1));
    await expect(server.writes()[0]).toEqual({
      ...{ component: 'Matemática', year: 5, level: 'EASY', skills: ['EF05MA08'], version: 1 },
    });
  },
};

/** What a colleague saved, and the list reads while the form is open, is not passed over: the save is of what the form was opened with. */
export const ChangedWhileOpen: Story = {
  tags: ['full'],
  beforeEach: () => {
    let reads = 0;
    const changed = item('8', { statement: 'Quanto é 8 × 7?', version: 2 });
    return answer({
      'GET /bank-items': () => ({ data: reads++ === 0 ? items : [changed] }),
      'PATCH /bank-items/8': () => ({ data: changed }),
    })();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Quanto é 7 × 8?' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Editar questão' }));
    window.dispatchEvent(new Event('online'));
    await canvas.findByText('Quanto é 8 × 7?');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(server.writes()).toMatchObject([{ statement: 'Quanto é 7 × 8?', version: 1 }]));
  },
};

export const Empty: Story = {
  beforeEach: () => answer({ 'GET /bank-items': () => ({ data: [] }) })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma questão no banco')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: () => answer({ 'GET /bank-items': () => ({ status: 500, message: 'Erro interno' }) })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};
