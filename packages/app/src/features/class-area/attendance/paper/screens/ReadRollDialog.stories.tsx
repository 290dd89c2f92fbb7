import type { AttendanceEntry, AttendanceSheet, ClassCalendar, SchoolClass } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../../../lib/testing/AroundStory.tsx';
import { fullDevice } from '../../../../../lib/testing/full-device.ts';
import { StoryServer } from '../../../../../lib/testing/story-server.ts';
import type { ReadRoll } from '../read-roll-file.ts';
import { ReadRollDialog } from './ReadRollDialog.tsx';

const calendar: ClassCalendar = {
  ...{ class_id: 'turma', today: '2026-05-20', school_year: null, closed_days: [], terms: [], reopened: [] },
  ...{ minimum_mean: 6, minimum_attendance: 75, any_discipline: false },
};
const enrolled = [{ starts_on: '2026-02-01', ends_on: null }];
const sheet: AttendanceSheet = {
  ...{ class_id: 'turma', discipline: { id: 'matematica', name: 'Matemática' }, teachers: [] },
  ...{ month: '2026-05', number: 7, page: 1, pages: 1, days: ['2026-05-18', '2026-05-19'] },
  pupils: ['Ana Beatriz', 'Bruno César'].map((name, at) => ({
    ...{ student_profile_id: `aluno-${at}`, name, number: at + 1, enrolled },
  })),
};
const crop = (option: number) => ({
  ...{ group: 0, question: 2, option, width: 24, height: 12 },
  pixels: new Uint8ClampedArray(24 * 12 * 4).fill(120 + option * 60),
});
const readingOf = (cells: ReadRoll['reading']['cells']): ReadRoll['reading'] => ({
  ...{ ok: true, number: 7, pupils: 2, days: 2, cells, crops: [crop(0), crop(1)] },
});
const uncertain = readingOf([
  ['absent', 'present'],
  ['uncertain', 'uncertain'],
]);
const certain = readingOf([
  ['absent', 'absent'],
  ['present', 'present'],
]);

const server = new StoryServer();
let arrive = () => {};
let isRefused = false;

/** A photo is read as the story says. */
function Opened({ reading }: { reading: ReadRoll['reading'] }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <ReadRollDialog
      schoolClass={{ id: 'turma' } as SchoolClass}
      calendar={calendar}
      today={calendar.today}
      onClose={() => setOpen(false)}
      readFrom={async () => ({ ok: true, reading, sheet })}
    />
  ) : (
    <Button onPress={() => setOpen(true)}>Abrir</Button>
  );
}

const meta = {
  title: 'Telas/Turma e correção/Folha de chamada lida',
  id: 'read-roll-dialog',
  component: Opened,
  decorators: [aroundStory],
  args: { reading: uncertain },
  beforeEach: () => {
    const late = Promise.withResolvers<void>();
    arrive = late.resolve;
    isRefused = false;
    return server.answer(
      {
        'GET /attendance': { data: [] },
        'POST /attendance': async (body) => {
          if (isRefused) return { status: 503, code: 'server-busy', message: 'O servidor está ocupado.' };
          await late.promise;
          return { data: (body as AttendanceEntry[]).map((entry) => ({ ...entry, version: 1 })) };
        },
      },
      { permissions: ['class_attendance'] },
    )();
  },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const photo = async () => {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('no file is asked for');
    return found;
  });
  await userEvent.upload(input, new File(['x'], 'folha.jpg', { type: 'image/jpeg' }));
};
const question = 'O que você conferiu nesta folha ainda não foi salvo.';
const anas = 'Ana Beatriz, 18/05';

/** Nobody loses by a slip what they answered: each way out asks. */
export const AsksBeforeItGoes: Story = {
  name: 'Pergunta antes de descartar',
  tags: ['full'],
  play: async ({ step }) => {
    await photo();
    const cell = await button(`${anas}: ausente`);
    await step('untouched, it goes without a question', async () => {
      await userEvent.keyboard('{Escape}');
      await press('Abrir');
      await photo();
    });
    await step('Escape asks, and again; what was answered stays', async () => {
      await expect(cell).not.toBeInTheDocument();
      await press(`${anas}: ausente`);
      await userEvent.keyboard('{Escape}');
      await expect(await screen.findByRole('alert')).toHaveTextContent(question);
      await userEvent.keyboard('{Escape}');
      await press('Continuar conferindo');
      await expect(screen.queryByText(question)).toBeNull();
      await expect(await button(`${anas}: presente`)).toHaveFocus();
    });
    await step('so does another photo', async () => {
      await press('Trocar a foto');
      await expect(await screen.findByRole('alert')).toHaveTextContent(question);
      await press('Continuar conferindo');
      await button(`${anas}: presente`);
      await press('Trocar a foto');
      await press('Descartar');
      await photo();
      await button(`${anas}: ausente`);
    });
    await step('and X, after a day was chosen', async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: /18\/05/ }));
      await press('Fechar');
      await press('Descartar');
      await button('Abrir');
    });
  },
};

/** Each uncertain bubble takes the place of the one before: the buttons stay, and what is asked is read out. */
export const OneAfterAnother: Story = {
  name: 'Dúvidas, uma após a outra',
  play: async () => {
    await photo();
    const present = await button('Presente');
    const asked = screen.getByText('Dúvida 1 de 2').closest('[aria-live]');
    await expect(asked).toHaveTextContent('Bruno César, 18/05');
    await userEvent.click(present);
    await expect(present).toHaveFocus();
    await expect(asked).toBeInTheDocument();
    await expect(asked).toHaveTextContent('Dúvida 2 de 2Bruno César, 19/05');
    const shown = screen.getByRole('img', { name: 'Recorte da foto: Bruno César, 19/05' }) as HTMLCanvasElement;
    await expect(shown.getContext('2d')?.getImageData(0, 0, 1, 1).data[0]).toBe(180);
    await press('Fechar');
    await press('Descartar');
  },
};

/** While days are on their way nothing closes. */
export const StaysWhileSaving: Story = {
  name: 'Fica aberta enquanto salva',
  args: { reading: certain },
  play: async () => {
    await photo();
    await press('Salvar 2 dias');
    await waitFor(() => expect(server.writes()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await press('Fechar');
    await expect(screen.getByText(/^Salvando 1 de/)).toBeVisible();
    await expect(screen.queryByText(question)).toBeNull();
    arrive();
    await button('Abrir');
  },
};

/** Days that are only on this screen do not go without a question. */
export const LostDays: Story = {
  name: 'Dias perdidos',
  args: { reading: certain },
  beforeEach: fullDevice,
  play: async () => {
    isRefused = true;
    await photo();
    await press('Salvar 2 dias');
    await expect(await screen.findByText(/eles estão só nesta tela/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText(question)).toBeVisible();
    await press('Continuar conferindo');
    isRefused = false;
    arrive();
    await press('Salvar 2 dias');
    await button('Abrir');
  },
};
