import { municipalityEndpoints } from '@caderneta/contract';
import { Button, TextField } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useWrites } from '../../lib/api/use-record-writes.ts';
import { aroundStory } from '../../lib/testing/AroundStory.tsx';
import { type Answer, StoryServer } from '../../lib/testing/story-server.ts';
import { DraftOffer } from '../drafts/screens/DraftOffer.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { tellWrite } from './tell-write.ts';
import { useRecordForm } from './use-record-form.ts';

const FORM = 'exemplo.novo';

let saved: Promise<void> = Promise.resolve();
/** What the next sends are answered with; of none the answer is lost. */
let answers: (Answer | null)[] = [];
const server = new StoryServer();

function ExampleForm({ stored, leavesOut, onClose }: ExampleListProps & { stored: string; onClose: () => void }) {
  const form = useRecordForm({
    form: FORM,
    start: { name: stored, cpf: '' },
    check: (value) => (value.name === '' ? { ok: false, errors: { name: 'Informe o nome' } } : { ok: true, value }),
    onSave: async () => {
      await saved;
      return null;
    },
    onClose,
  });
  return (
    <RecordDialog title="Exemplo" submitLabel="Salvar" leavesOut={leavesOut} form={form}>
      <TextField label="Nome" {...form.field('name')} />
      <TextField label="CPF" {...form.field('cpf')} />
    </RecordDialog>
  );
}

/** A record that is made on the server. */
function NewMunicipality({ onClose }: { onClose: () => void }) {
  const { create } = useWrites();
  const form = useRecordForm({
    form: FORM,
    start: { name: '' },
    check: (value) => ({ ok: true, value }),
    onSave: ({ name }) =>
      tellWrite(create(municipalityEndpoints.create, { body: { name, state: 'MG' } }), {
        done: 'Município criado',
        failed: 'Erro ao criar',
      }),
    onClose,
  });
  return (
    <RecordDialog title="Exemplo" submitLabel="Salvar" form={form}>
      <TextField label="Nome" {...form.field('name')} />
    </RecordDialog>
  );
}

interface ExampleListProps {
  stored?: string;
  leavesOut?: 'person' | undefined;
}

/** A list with the form of a new record: what is left stays, and is offered. */
function ExampleList({ stored = '', leavesOut }: ExampleListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DraftOffer form={FORM} onContinue={() => setOpen(true)} />
      <Button onPress={() => setOpen(true)}>Adicionar</Button>
      {isOpen && <ExampleForm stored={stored} leavesOut={leavesOut} onClose={() => setOpen(false)} />}
    </>
  );
}

function MadeList() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Adicionar</Button>
      {isOpen && <NewMunicipality onClose={() => setOpen(false)} />}
    </>
  );
}

const meta = {
  title: 'Telas/Partes/Diálogo de um registro',
  id: 'part-record-dialog',
  component: ExampleList,
  decorators: [aroundStory],
  beforeEach: () => {
    localStorage.clear();
    saved = Promise.resolve();
    answers = [];
    return server.answer({
      'POST /municipalities': () => {
        const answer = answers.shift() ?? null;
        if (answer === null) throw new TypeError('network');
        return answer;
      },
    })();
  },
} satisfies Meta<typeof ExampleList>;

export default meta;
type Story = StoryObj<typeof meta>;

const typeAndLeave = async (leave: () => Promise<unknown>) => {
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  await userEvent.type(await screen.findByLabelText('Nome'), 'Rosa');
  await userEvent.type(screen.getByLabelText('CPF'), '52998224725');
  await leave();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const byEscape = () => userEvent.keyboard('{Escape}');

export const LeftByEscape: Story = {
  args: { leavesOut: 'person' },
  play: async () => {
    await typeAndLeave(byEscape);
    // It comes up as the dialog fades.
    await waitFor(() => expect(screen.getByText('Rascunho guardado')).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar cadastro de Rosa' }));
    await expect(await screen.findByLabelText('Nome')).toHaveValue('Rosa');
    // The form says it now; beside it the message would cover the list's own buttons, and be there twice once it is left again.
    await waitFor(() => expect(screen.queryByText('Rascunho guardado')).toBeNull());
    await expect(screen.getByLabelText('CPF')).toHaveValue('');
    await waitFor(() => expect(screen.getByText('Este é o seu rascunho, guardado neste aparelho.')).toBeVisible());
    await expect(screen.getByText('Senha, CPF e foto não ficam guardados: preencha-os de novo.')).toBeVisible();
    const dialog = screen.getByRole('dialog');
    await userEvent.click(dialog.querySelector('[role=status] button') as HTMLElement);
    await expect(screen.getByLabelText('Nome')).toHaveValue('');
  },
};

/** Of a form of text alone nothing is left out, and nothing is said of it. */
export const TextAlone: Story = {
  play: async () => {
    await typeAndLeave(byEscape);
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar cadastro de Rosa' }));
    await waitFor(() => expect(screen.getByText('Este é o seu rascunho, guardado neste aparelho.')).toBeVisible());
    await expect(screen.queryByText(/fica[m]? guardad/)).toBeNull();
  },
};

export const GivenUp: Story = {
  play: async () => {
    await typeAndLeave(() => userEvent.click(screen.getByRole('button', { name: 'Cancelar' })));
    await expect(screen.queryByRole('button', { name: /^Continuar cadastro/ })).toBeNull();
  },
};

/** The record was changed by somebody else since: the draft says so. */
export const Behind: Story = {
  args: { stored: 'Rosa Lima' },
  play: async ({ canvas }) => {
    await typeAndLeave(byEscape);
    const key = Object.keys(localStorage).find((name) => name.includes(FORM)) ?? '';
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"Rosa Lima"', '"Rosa Dias"'));
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar' }));
    await expect(await screen.findByText(/O que está salvo mudou depois dele/)).toBeVisible();
  },
};

export const NothingTyped: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
    await screen.findByRole('dialog');
    await byEscape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByText('Rascunho guardado')).toBeNull();
  },
};

/** The record is there as it was sent; what came after that is not lost, and nobody else changed it. */
export const TypedWhileSaved: Story = {
  play: async () => {
    let arrive: () => void = () => undefined;
    saved = new Promise((resolve) => {
      arrive = resolve;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
    await userEvent.type(await screen.findByLabelText('Nome'), 'Rosa');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await userEvent.type(screen.getByLabelText('Nome'), ' Lima');
    // A field that is gone while it has the focus tells of it as the story still draws.
    await userEvent.tab();
    arrive();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar cadastro de Rosa Lima' }));
    await expect(await screen.findByLabelText('Nome')).toHaveValue('Rosa Lima');
    await waitFor(() => expect(screen.getByText('Este é o seu rascunho, guardado neste aparelho.')).toBeVisible());
  },
};

export const Saved: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
    await userEvent.type(await screen.findByLabelText('Nome'), 'Rosa');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('button', { name: /^Continuar cadastro/ })).toBeNull();
  },
};

export const ErrorUntilRight: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Informe o nome')).toBeVisible();
    await userEvent.type(screen.getByLabelText('CPF'), '5');
    await expect(screen.getByText('Informe o nome')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Nome'), 'R');
    await waitFor(() => expect(screen.queryByText('Informe o nome')).toBeNull());
  },
};

/** The answer to its first try was lost, and it was corrected since: two records come of it only where the person wants them. */
export const MadeBefore: Story = {
  name: 'Gravado sem resposta',
  render: () => <MadeList />,
  play: async () => {
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    answers = [
      null,
      { status: 409, code: 'idempotency-mismatch', message: 'O envio anterior foi gravado.' },
      { data: {} },
    ];
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
    await userEvent.type(await screen.findByLabelText('Nome'), 'Sera Nova');
    await save();
    await expect(await screen.findByText(/Sem conexão com o servidor/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Nome'), '{Backspace>7}rra Nova');
    await save();
    await expect(await screen.findByText(/O envio anterior foi gravado\./)).toBeVisible();
    await expect(screen.queryByText(/Sem conexão com o servidor/)).toBeNull();
    await expect(server.writes()).toHaveLength(2);
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(server.writes()).toHaveLength(3);
  },
};
