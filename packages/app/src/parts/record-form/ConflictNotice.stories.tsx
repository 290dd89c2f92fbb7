import type { RecordConflict } from '@caderneta/contract';
import { Button, TextField } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CallFailure } from '../../lib/api/call.ts';
import { aroundStory } from '../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../lib/testing/story-server.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { tellChange } from './tell-change.ts';
import { useRecordForm } from './use-record-form.ts';

const conflict: RecordConflict = {
  by: 'Rosa Lima',
  at: '2026-11-22T13:32:00.000Z',
  changed: ['Nome'],
  fields: [
    { label: 'Nome', theirs: 'Escola Rosa', mine: 'Escola Azul' },
    { label: 'Diretor(a)', theirs: null, mine: 'Ana Maria' },
  ],
};
const failure: CallFailure = {
  ok: false,
  code: 'version-conflict',
  message: '',
  errors: [{ field: 'name', message: 'Rosa Lima mudou para “Escola Rosa”.' }],
  current: [{ version: 5 }],
  conflict,
  requestId: null,
  rawBody: null,
  statusText: null,
};
const words = { done: 'Salvo', failed: 'Erro ao salvar' };

/** The form of a record that somebody else saved to version 5 meanwhile. */
function ExampleForm({ onClose, onVersion }: { onClose: () => void; onVersion: (version: number) => void }) {
  const [school] = useState({ name: 'Escola', version: 4 });
  const form = useRecordForm({
    form: null,
    start: { name: school.name },
    check: (value) => ({ ok: true as const, value }),
    onSave: () =>
      tellChange(
        school,
        async (version = 0) => {
          onVersion(version);
          return version === 5 ? { ok: true } : failure;
        },
        words,
      ),
    onClose,
  });
  return (
    <RecordDialog title="Editar escola" submitLabel="Salvar" form={form}>
      <TextField label="Nome" {...form.field('name')} />
    </RecordDialog>
  );
}

function Example() {
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<readonly number[]>([]);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Editar</Button>
      <output>{sent.join(' ')}</output>
      {isOpen && (
        <ExampleForm onClose={() => setOpen(false)} onVersion={(version) => setSent((now) => [...now, version])} />
      )}
    </>
  );
}

const meta = {
  title: 'Telas/Partes/Aviso de conflito',
  id: 'part-conflict-notice',
  component: Example,
  decorators: [aroundStory],
  beforeEach: () => new StoryServer().answer({})(),
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const typeAndSave = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
  await userEvent.clear(await screen.findByLabelText('Nome'));
  await userEvent.type(screen.getByLabelText('Nome'), 'Escola Azul');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const notice = await screen.findByRole('alert');
  await expect(notice).toHaveTextContent('Rosa Lima salvou este registro enquanto você o editava');
  await expect(notice).toHaveTextContent('Em 22/11/2026, 10:32: Nome. Nada do que você digitou foi salvo ainda.');
  const table = within(notice).getByRole('table', { name: 'O que difere' });
  await expect(table).toHaveTextContent(/Nome.*Escola Azul.*Escola Rosa.*Diretor\(a\).*Ana Maria.*em branco/);
  await expect(screen.getByLabelText('Nome')).toHaveValue('Escola Azul');
  return within(notice);
};

/** Nothing is chosen for the person: what was typed stays in the form. */
export const SavedBySomebodyElse: Story = { play: async () => void (await typeAndSave()) };

export const OwnSaved: Story = {
  play: async ({ canvasElement }) => {
    const notice = await typeAndSave();
    await userEvent.click(notice.getByRole('button', { name: 'Manter o meu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvasElement.querySelector('output')).toHaveTextContent('4 5');
  },
};

export const TheirsTaken: Story = {
  play: async ({ canvasElement }) => {
    const notice = await typeAndSave();
    await userEvent.click(notice.getByRole('button', { name: 'Usar o dela' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvasElement.querySelector('output')).toHaveTextContent('4');
  },
};
