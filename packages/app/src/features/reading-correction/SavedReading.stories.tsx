import { unjudgedReading } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../lib/testing/AroundStory.tsx';
import { type Answer, StoryServer } from '../../lib/testing/story-server.ts';
import { usePupilResult, useSaveReading } from './reading-correction.api.ts';

const server = new StoryServer();
let stored: Answer;
const none: Answer = { status: 404, code: 'not-found', message: 'Resultado não encontrado' };

/** Whether a pupil's result is known, and its saving. */
function Saving() {
  const result = usePupilResult('leitura', 'ana');
  const save = useSaveReading('leitura');
  const { version } = result;
  return (
    <>
      <p>{version === null ? (result.failure?.message ?? 'Carregando') : `Versão ${version}`}</p>
      <Button onPress={() => void result.reload()}>Reler</Button>
      <Button
        isDisabled={version === null}
        onPress={() => void save('ana', { details: unjudgedReading(''), score: 7 }, version ?? -1)}
      >
        Salvar
      </Button>
    </>
  );
}

const meta = {
  title: 'Telas/Turma e correção/Resultado de uma leitura',
  id: 'saved-reading',
  component: Saving,
  decorators: [aroundStory],
  beforeEach: () => {
    localStorage.clear();
    stored = none;
    return server.answer({
      'GET /assessments/leitura/results/ana': () => stored,
      'POST /assessments/leitura/result': () => {
        stored = { data: { version: 3 } };
        return { status: 409, code: 'version-conflict', message: 'O resultado mudou' };
      },
    })();
  },
} satisfies Meta<typeof Saving>;

export default meta;
type Story = StoryObj<typeof meta>;

const versions = () => server.writes().map((body) => (body as { version: number }).version);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A colleague saved one meanwhile: it is read, and the next save knows of it. */
export const SavedMeanwhile: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('Versão 0')).toBeVisible());
    await press('Salvar');
    await waitFor(() => expect(screen.getByText('Versão 3')).toBeVisible());
    await press('Salvar');
    await waitFor(() => expect(versions()).toEqual([0, 3]));
  },
};

/** A failed load is no pupil without a result. */
export const NotKnown: Story = {
  beforeEach: () => {
    stored = { status: 500, message: 'O servidor falhou' };
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/falh|erro|servidor/i)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
    stored = none;
    await press('Reler');
    await waitFor(() => expect(screen.getByText('Versão 0')).toBeVisible());
  },
};
