import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmDelete } from '../ConfirmDelete/ConfirmDelete.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { ImagePicker } from '../ImagePicker/ImagePicker.tsx';
import { CpfField } from '../MaskedField/CpfField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { tabTo } from '../testing/plays.ts';
import { Form } from './Form.tsx';

const roles = [{ id: 'TEACHER', label: 'Professor(a)' }];

const fields = (
  <>
    <TextField name="name" label="Nome" isRequired errorMessage="Nome obrigatório" />
    <Select
      name="role"
      label="Perfil"
      items={roles}
      selectedId={null}
      onChange={() => {}}
      isRequired
      errorMessage="Perfil obrigatório"
    />
    <CpfField name="cpf" label="CPF" defaultValue="12345678900" errorMessage="CPF inválido" />
    <DatePicker name="birth" label="Data de nascimento" today="2026-08-14" errorMessage="A data está no futuro" />
    <Button type="submit" variant="primary">
      Salvar
    </Button>
  </>
);

const errors = [
  { name: 'name', message: 'Nome obrigatório' },
  { name: 'role', message: 'Perfil obrigatório' },
  { name: 'cpf', message: 'CPF inválido' },
  { name: 'birth', message: 'A data está no futuro' },
];

const meta = {
  title: 'Componentes/Entrada/Formulário',
  id: 'form',
  component: Form,
  args: { label: 'Novo usuário', onSubmit: fn(), children: <TextField name="name" label="Nome" /> },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Clean: Story = {
  name: 'Sem erros',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), 'Lúcia{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WithErrors: Story = {
  name: 'Com erros',
  args: { errors, children: fields },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const summary = canvas.getByRole('alert', { name: 'Há 4 problemas para corrigir' });
    await waitFor(() => expect(summary).toHaveFocus());
    await tabTo(canvas.getByRole('link', { name: 'Nome obrigatório' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: /Nome/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Perfil obrigatório' }));
    await expect(canvas.getByRole('button', { name: /Perfil/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'CPF inválido' }));
    await expect(canvas.getByRole('textbox', { name: 'CPF' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'A data está no futuro' }));
    await expect(canvas.getByRole('group', { name: 'Data de nascimento' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

function ShortForm({ onSubmit }: { onSubmit: () => void }) {
  const [isChecked, setChecked] = useState(false);
  const [role, setRole] = useState<string | null>(null);
  return (
    <Form
      id="short-form"
      label="Novo usuário"
      onSubmit={() => {
        setChecked(true);
        onSubmit();
      }}
    >
      <TextField name="name" label="Nome" defaultValue="Lúcia" />
      <Select
        name="role"
        label="Perfil"
        items={roles}
        selectedId={role}
        onChange={setRole}
        errorMessage={isChecked && role === null ? 'Perfil obrigatório' : ''}
      />
      <TextField name="city" label="Cidade" errorMessage={isChecked ? 'Cidade obrigatória' : ''} />
    </Form>
  );
}

/** A short form says what is wrong at its fields alone: the first one has the focus, each time. */
export const WithoutSummary: Story = {
  name: 'Sem resumo',
  render: ({ onSubmit }) => (
    <>
      <ShortForm onSubmit={onSubmit} />
      <Button type="submit" form="short-form">
        Salvar
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Salvar' });
    const role = canvas.getByRole('button', { name: /Perfil/ });
    await userEvent.click(save);
    await waitFor(() => expect(role).toHaveFocus());
    await userEvent.click(save);
    await waitFor(() => expect(role).toHaveFocus());
    await userEvent.click(role);
    await userEvent.click(await screen.findByRole('option', { name: 'Professor(a)' }));
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Cidade' })).toHaveFocus());
  },
};

function Figures() {
  const [isChecked, setChecked] = useState(false);
  const [figures, setFigures] = useState({ mean: 0, days: 0 });
  return (
    <Form label="Mínimos" onSubmit={() => setChecked(true)}>
      {(['mean', 'days'] as const).map((name) => (
        <NumberField
          key={name}
          name={name}
          label={name === 'mean' ? 'Média mínima' : 'Dias'}
          value={figures[name]}
          onChange={(value) => setFigures({ ...figures, [name]: value })}
          errorMessage={isChecked && figures[name] === 0 ? 'Informe um número' : ''}
        />
      ))}
      <Button type="submit">Salvar</Button>
    </Form>
  );
}

function AskedFirst() {
  const [stage, setStage] = useState<'typing' | 'asked' | 'sent' | 'refused'>('typing');
  const isRefused = stage === 'refused';
  return (
    <>
      <Form label="Recusado depois da pergunta" onSubmit={() => setStage('asked')}>
        <ImagePicker value={null} onChange={() => {}} errorMessage={isRefused ? 'A foto não foi aceita.' : undefined} />
        <TextField name="term" label="Termo" errorMessage={isRefused ? 'O termo não foi aceito.' : ''} />
        <Button type="submit">Salvar</Button>
      </Form>
      {stage === 'asked' && (
        <ConfirmDelete
          title="Desligar as gravações"
          message="Todas as gravações serão apagadas."
          plain
          onConfirm={() => {
            setStage('sent');
            setTimeout(() => setStage('refused'), 400);
          }}
          onClose={() => setStage('typing')}
        />
      )}
    </>
  );
}

/** Refused after a question was asked and answered: what is wrong has the focus, a photo as any field. */
export const RefusedAfterQuestion: Story = {
  name: 'Recusado depois de uma pergunta',
  render: () => <AskedFirst />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Solte uma foto/ })).toHaveFocus());
  },
};

/** Put right by an arrow, which types nothing: the focus stays where it is, though another field is still wrong. */
export const PutRightByArrow: Story = {
  name: 'Corrigido com as setas',
  render: () => <Figures />,
  play: async ({ canvas }) => {
    const mean = canvas.getByRole('textbox', { name: 'Média mínima' });
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(mean).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(mean).toHaveValue('1'));
    await new Promise((done) => requestAnimationFrame(done));
    await expect(mean).toHaveFocus();
  },
};

/** What was begun is not dropped without a word. */
export const HalfADate: Story = {
  name: 'Data pela metade',
  args: {
    children: (
      <>
        <DatePicker label="Data de nascimento" today="2026-08-14" />
        <Button type="submit" variant="primary">
          Salvar
        </Button>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Salvar' });
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('1205');
    await userEvent.click(save);
    const summary = await canvas.findByRole('alert', { name: 'Há 1 problema para corrigir' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Complete a data ou apague-a', { selector: ':not(a)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Complete a data ou apague-a' }));
    await expect(canvas.getAllByRole('spinbutton')[2]).toHaveFocus();
    await userEvent.keyboard('2012{Tab}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const OneError: Story = { name: 'Um erro', args: { errors: errors.slice(0, 1) } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { errors: [{ name: 'name', message: 'O nome da pessoa responsável deve ter pelo menos três letras' }] },
};
