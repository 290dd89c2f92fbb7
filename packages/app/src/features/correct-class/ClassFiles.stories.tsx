import { Button } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { PictureReader } from '../../parts/sheet-reading/reading/picture-reader.ts';
import type { ClassEvent } from './machine/class-run.events.ts';
import type { ClassRun } from './machine/class-run.state.ts';
import { useClassFiles } from './reading/use-class-files.ts';

const send = fn<(event: ClassEvent) => void>();
const tell = fn<(message: string) => void>();
const reader = async () => ({}) as PictureReader;

/** Files that are chosen where the machine's state cannot be asked: their reading fails. */
function Files() {
  const files = useClassFiles({
    reader,
    send,
    tell,
    now: (): ClassRun => {
      throw new Error('a fault');
    },
    withPhoto: (draft) => draft,
  });
  return (
    <>
      <output>{files.isOpening ? 'abrindo' : 'parado'}</output>
      <Button onPress={() => void files.read([new File(['foto'], '1.jpg', { type: 'image/jpeg' })])}>Escolher</Button>
    </>
  );
}

const meta = {
  title: 'Telas/Turma e correção/Arquivos da turma',
  id: 'class-files',
  component: Files,
  beforeEach: () => {
    send.mockClear();
    tell.mockClear();
  },
} satisfies Meta<typeof Files>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A reading that fails is told of, ends its batch, and the next choice of files is read. */
export const ReadingFails: Story = {
  play: async () => {
    for (const times of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: 'Escolher' }));
      await waitFor(() => expect(tell).toHaveBeenCalledTimes(times));
    }
    await expect(tell).toHaveBeenLastCalledWith(expect.stringContaining('tente de novo'));
    await expect(send).toHaveBeenLastCalledWith({ type: 'batch-cancelled' });
    await expect(screen.getByRole('status')).toHaveTextContent('parado');
  },
};
