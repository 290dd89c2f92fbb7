import type { Assessment, ReviewQueueItem } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { ReviewQueue } from './ReviewQueue.tsx';

const assessment = { id: 'prova', can_write: true, assessment_group_id: null } as Assessment;
const saved = { key: [{ '1': 'a', '2': 'b' } as const], annulled: [], version: 1, version_b: null };
const item = (question: number): ReviewQueueItem => ({
  ...{ id: `ana/0/${question}`, student_profile_id: 'ana', student: { name: 'Ana Luiza Moreira', matricula: '20261' } },
  ...{ key_version: 'A', group: 0, question, marked: 'BC', state: 'multiple', crop: null, version: 1 },
});
const server = new StoryServer();
const address = 'POST /assessments/prova/results/ana/decisions';

const meta = {
  title: 'Telas/Turma e correção/Fila de revisão',
  id: 'review-queue',
  component: ReviewQueue,
  decorators: [aroundStory, atAddress()],
  args: { assessment, saved, found: [item(1), item(2)], refetch: async (): Promise<readonly ReviewQueueItem[]> => [] },
  beforeEach: () => {
    let version = 1;
    return server.answer({
      [address]: () => {
        version += 1;
        return { data: { ...item(1), status: 'IN_REVIEW', version } };
      },
    })();
  },
} satisfies Meta<typeof ReviewQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakenBack: Story = {
  name: 'Retomada',
  play: async ({ canvas, step }) => {
    await step('the last decision stays in sight with whose it is, and is taken back', async () => {
      await userEvent.click(canvas.getByText('B', { exact: true }));
      await expect(await canvas.findByText('Ana Luiza Moreira, questão 1: B')).toBeVisible();
      await expect(canvas.getByText(/Falta 1 questão/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
      await expect(await canvas.findByText(/Faltam 2 questões/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Desfazer' })).toBeNull();
    });
    await step('later too, by going back to it', async () => {
      await userEvent.click(canvas.getByText('C', { exact: true }));
      await canvas.findByText(/Falta 1 questão/);
      await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
      await canvas.findByText(/Faltam 2 questões/);
    });
    const waiting = { group: 0, question: 1, state: 'multiple', marked: 'BC' };
    const reopened = [{ group: 0, question: 1, marked: 'BC', state: 'multiple', crop: null }];
    await waitFor(() =>
      expect(server.writes()).toEqual([
        { decisions: [{ group: 0, question: 1, answer: 'B' }], version: 1, seen: [waiting] },
        { reopened, version: 2, seen: [{ group: 0, question: 1, state: 'marked', marked: 'B' }] },
        { decisions: [{ group: 0, question: 1, answer: 'C' }], version: 3, seen: [waiting] },
        { reopened, version: 4, seen: [{ group: 0, question: 1, state: 'marked', marked: 'C' }] },
      ]),
    );
  },
};
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvas, canvasElement, step }) => {
    await step('a key that is struck as the next question appears counts for it', async () => {
      const drawn = new MutationObserver(() => {
        if (!canvasElement.textContent?.includes('2 de 2')) return;
        drawn.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }));
      });
      drawn.observe(canvasElement, { childList: true, subtree: true, characterData: true });
      await userEvent.keyboard('b');
      await expect(await canvas.findByText('Nada mais espera revisão')).toBeVisible();
    });
    const decided = (question: number, answer: string) => [{ group: 0, question, answer }];
    await expect(server.writes()).toMatchObject([
      { decisions: decided(1, 'B'), version: 1 },
      { decisions: decided(2, 'C'), version: 2 },
    ]);
  },
};

/** The next question has the focus, and is told with whose it is and why it waits; after a failed save nothing moves. */
export const FocusAndWords: Story = {
  name: 'Foco e aviso',
  args: { found: [item(1), { ...item(2), state: 'uncertain' }, item(3)] },
  play: async ({ canvas, step }) => {
    await step('after an answer', async () => {
      canvas.getByRole('radio', { name: 'Alternativa B' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('group', { name: 'Questão 2: leitura em dúvida' })).toHaveFocus());
      await expect(canvas.getByText(/^2 de 3/)).toHaveTextContent(
        '2 de 3 · Faltam 2 questões. Ana Luiza Moreira, Questão 2: leitura em dúvida',
      );
    });
    await step('after a failed save', async () => {
      server.answer({ [address]: () => ({ status: 500, message: 'Erro' }) })();
      const answer = canvas.getByRole('radio', { name: 'Alternativa C' });
      answer.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText(/^2 de 3/)).toBeVisible());
      await waitFor(() => expect(server.writes()).not.toHaveLength(0));
      await expect(answer).toHaveFocus();
    });
  },
};

/** Somebody else decided the first question meanwhile. */
export const Meeting: Story = {
  name: 'Duas pessoas, uma questão',
  args: { refetch: async () => [item(2)] },
  beforeEach: server.answer({
    [address]: () => ({
      status: 409,
      message: 'Este registro foi alterado por outra pessoa.',
      code: 'version-conflict',
      conflict: {
        by: 'Rosa Lima',
        at: '2026-11-22T13:32:00.000Z',
        changed: ['Questão 1'],
        fields: [{ label: 'Questão 1', theirs: 'C', mine: 'B' }],
      },
    }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('B', { exact: true }));
    // The notice is fetched when two people meet.
    await expect(await canvas.findByText(/^Rosa Lima salvou/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Manter o meu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usar o dela' }));
    await expect(await canvas.findByText(/^1 de 1 · Falta 1 questão/)).toBeVisible();
    await expect(canvas.queryByText(/^Rosa Lima salvou/)).toBeNull();
  },
};
export const Phone: Story = {
  name: 'Celular',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('B', { exact: true }));
    await expect(await canvas.findByText('Ana Luiza Moreira, questão 1: B')).toBeVisible();
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('B', { exact: true }));
    await canvas.findByText('Ana Luiza Moreira, questão 1: B');
    const right = (
      canvas.getByRole('region', { name: 'Questão em revisão' }).parentElement as HTMLElement
    ).getBoundingClientRect().right;
    for (const button of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('radio')]) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
    }
  },
};
