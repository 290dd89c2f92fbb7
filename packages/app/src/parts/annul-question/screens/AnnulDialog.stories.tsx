import type { KeyEffect } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { AnnulDialog } from './AnnulDialog.tsx';

const effect = (results: number): KeyEffect => ({ results, changes: [] });
const server = new StoryServer();
let arrive = () => {};

const meta = {
  title: 'Telas/Partes/Anular uma questão',
  id: 'annul-question',
  component: AnnulDialog,
  decorators: [aroundStory],
  args: {
    ...{ assessmentId: 'prova', name: '1 da coluna 1', version: 'A', hasGroup: true },
    saved: { key: [{ '1': 'a', '2': 'b' }], annulled: [], version: 1, version_b: null },
    question: { group: 0, question: 1 },
    onDone: fn(),
    onClose: fn(),
  },
  beforeEach: () => {
    const late = Promise.withResolvers<void>();
    arrive = late.resolve;
    return server.answer({
      'POST /assessments/prova/key/preview': async (body) => {
        if ((body as { apply_to_group?: boolean }).apply_to_group) return { data: effect(90) };
        await late.promise;
        return { data: effect(30) };
      },
    })();
  },
} satisfies Meta<typeof AnnulDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is confirmed by what the other choice would do. */
export const OneClassAlone: Story = {
  name: 'Só esta turma',
  play: async () => {
    const confirm = () => screen.getByRole('button', { name: 'Anular para todos' });
    await expect(await screen.findByText(/^90 resultados/)).toBeVisible();
    await expect(confirm()).toBeEnabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Anular também nas outras turmas desta avaliação' }));
    await waitFor(() => expect(server.writes()).toHaveLength(2));
    await expect(screen.queryByText(/^90 resultados/)).toBeNull();
    await expect(confirm()).toBeDisabled();
    arrive();
    await expect(await screen.findByText(/^30 resultados/)).toBeVisible();
    await expect(confirm()).toBeEnabled();
  },
};
