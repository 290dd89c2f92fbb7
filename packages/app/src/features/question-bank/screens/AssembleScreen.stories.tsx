import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import AssembleScreen from './AssembleScreen.tsx';

const networkId = '0190fffe-0000-7000-8000-000000000001';
const schoolId = '0190fffe-0000-7000-8000-000000000002';
const classId = '0190fffe-0000-7000-8000-000000000003';
const idOf = (number: number) => `0190fffe-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;
const items = [1, 2, 3].map((number) => ({
  ...{ id: idOf(number), municipality_id: networkId, statement: `Questão ${number}`, options: ['a', 'b'], rule: 'a' },
  ...{ picture: null, component: null, year: 5, level: 'EASY', skills: ['EF05MA08'], author: null, uses_count: 0 },
  ...{ created_at: '2026-11-20T10:00:00Z', is_fixed: false, is_archived: false, can_write: true, version: 1 },
}));
const server = new StoryServer();
const schoolClass = (id: string, section: string) => ({
  ...{ id, grade: '5º Ano', section, academic_year: 2026, can_write: true },
});
const answerWith = (classes: readonly object[]) =>
  server.answer(
    {
      'GET /skills': () => ({ data: [] }),
      'GET /institutions': () => ({ data: [{ id: schoolId, name: 'E.M. Dalva Nogueira' }] }),
      'GET /classes': () => ({ data: classes }),
      'GET /bank-items': () => ({ data: items }),
      'POST /bank-items/assessments': () => ({ data: { id: 'nova' } }),
    },
    { role: 'TEACHER', profiles: [{ institution_id: schoolId }] as never, permissions: ['class_assessments'] },
  );
const answer = answerWith([schoolClass(classId, 'B')]);

const meta = {
  title: 'Telas/Banco de questões/Montar avaliação',
  id: 'assemble-assessment',
  component: AssembleScreen,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
    aroundStory,
  ],
  beforeEach: () => {
    localStorage.clear();
    return answer();
  },
} satisfies Meta<typeof AssembleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Assembled: Story = {
  play: async ({ canvas, step }) => {
    await step('questions are chosen, and put in order by keyboard', async () => {
      for (const number of [1, 2, 3]) {
        await userEvent.click(await canvas.findByRole('button', { name: `Adicionar: Questão ${number}` }));
      }
      canvas.getByRole('button', { name: 'Subir a questão 3' }).focus();
      await userEvent.keyboard('{Enter}');
      const chosen = within(canvas.getByRole('list', { name: 'Na prova' })).getAllByRole('listitem');
      await expect(chosen.map(({ textContent }) => textContent)).toEqual(['1Questão 1', '2Questão 3', '3Questão 2']);
      await expect(canvas.getByText(/Agora é a questão 2/)).toBeVisible();
    });
    await step('without a title it is not created', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Criar avaliação' }));
      await expect(await canvas.findByText('Informe o título')).toBeVisible();
    });
    await step('with version B it is asked for in that order', async () => {
      await userEvent.type(canvas.getByLabelText(/^Título/), 'Prova do banco');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Versões A e B' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Criar avaliação' }));
      await waitFor(() => expect(server.writes()).toHaveLength(1));
      await expect(server.writes()[0]).toMatchObject({
        ...{ class_id: classId, title: 'Prova do banco', item_ids: [idOf(1), idOf(3), idOf(2)] },
        order: [expect.objectContaining({ length: 3 })],
      });
    });
  },
};

/** What was missing is said no more once it is there. */
export const Mended: Story = {
  tags: ['full'],
  beforeEach: answerWith([schoolClass(classId, 'B'), schoolClass(idOf(90), 'C')]),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Adicionar: Questão 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Criar avaliação' }));
    await expect(await canvas.findByText('Escolha ao menos uma questão')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar: Questão 1' }));
    await waitFor(() => expect(canvas.getByText(/^1 questão/)).toBeVisible());
    await userEvent.type(canvas.getByRole('combobox', { name: /Turma/ }), '5º Ano C');
    await userEvent.click(await screen.findByRole('option', { name: /5º Ano C/ }));
    await waitFor(() => expect(canvas.queryByText('Selecione a turma')).toBeNull());
  },
};

/** Two questions that are added faster than the list is drawn anew. */
export const AddedAtOnce: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: 'Adicionar: Questão 1' });
    const second = canvas.getByRole('button', { name: 'Adicionar: Questão 2' });
    first.click();
    second.click();
    await waitFor(() =>
      expect(within(canvas.getByRole('list', { name: 'Na prova' })).getAllByRole('listitem')).toHaveLength(2),
    );
  },
};

/** Whatever a press takes away, the focus goes to what comes next. */
export const FocusStays: Story = {
  tags: ['full'],
  play: async ({ canvas, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const press = async (name: string) => {
      button(name).focus();
      await userEvent.keyboard('{Enter}');
    };
    await canvas.findByRole('button', { name: 'Adicionar: Questão 1' });
    await step('a question that was added leaves the next one to be added', async () => {
      await press('Adicionar: Questão 1');
      await waitFor(() => expect(button('Adicionar: Questão 2')).toHaveFocus());
      await press('Adicionar: Questão 3');
      await waitFor(() => expect(button('Adicionar: Questão 2')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('list', { name: 'Na prova' })).toHaveFocus());
    });
    await step('one that is moved takes it along', async () => {
      await press('Subir a questão 3');
      await waitFor(() => expect(button('Subir a questão 2')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button('Descer a questão 1')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button('Descer a questão 2')).toHaveFocus());
    });
    await step('one that is taken out leaves the next, the last one the list', async () => {
      await press('Tirar a questão 3');
      await waitFor(() => expect(button('Tirar a questão 2')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button('Tirar a questão 1')).toHaveFocus());
    });
  },
};
export const AssembledOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
