import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { ImagePicker } from '../ImagePicker/ImagePicker.tsx';
import { CepField } from '../MaskedField/CepField.tsx';
import { CpfField } from '../MaskedField/CpfField.tsx';
import { PhoneField } from '../MaskedField/PhoneField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Wizard, type WizardReturn } from './Wizard.tsx';

const validate = fn();

const basics = (
  <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))' }}>
    <ImagePicker value={null} onChange={() => {}} />
    <span />
    <TextField name="name" label="Nome" isRequired defaultValue="Rosângela Tavares" />
    <TextField name="email" label="E-mail" isRequired defaultValue="rosangela.tavares@santaaurora.edu.br" />
    <Select
      name="role"
      label="Perfil"
      isRequired
      items={[{ id: 'TEACHER', label: 'Professor(a)' }]}
      selectedId="TEACHER"
      onChange={() => {}}
    />
    <DatePicker label="Data de nascimento" today="2026-08-14" defaultValue="1984-03-22" />
    <CpfField name="cpf" label="CPF" defaultValue="12345678900" errorMessage="CPF inválido" />
  </div>
);

const meta = {
  title: 'Componentes/Entrada/Assistente em passos',
  id: 'wizard',
  component: Wizard,
  args: {
    title: 'Novo usuário',
    isOpen: true,
    onOpenChange: fn(),
    onSave: fn(async (): Promise<WizardReturn | null> => null),
    steps: [
      { id: 'basics', title: 'Dados Básicos', content: basics, validate },
      { id: 'contacts', title: 'Contatos', content: <PhoneField label="Telefone" /> },
      { id: 'addresses', title: 'Endereços', content: <CepField label="CEP" /> },
    ],
  },
  beforeEach: () => {
    validate.mockReset().mockReturnValue([]);
  },
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  name: 'Primeiro passo',
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Voltar' })).toBeDisabled();
    await expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
    await waitFor(() => expect(screen.getByText('Dados Básicos', { selector: '[aria-current] *' })).toBeVisible());
  },
};

export const ThroughToTheEnd: Story = {
  name: 'Até o fim',
  play: async ({ args }) => {
    const next = await screen.findByRole('button', { name: 'Próximo' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Etapa 2 de 3: Contatos' })).toHaveFocus());
    await expect(validate).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Próximo' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Etapa 3 de 3: Endereços' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Etapa 2 de 3: Contatos' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Próximo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

export const RefusedStep: Story = {
  name: 'Passo recusado',
  play: async () => {
    validate.mockReturnValue([{ name: 'cpf', message: 'CPF inválido' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Próximo' }));
    await waitFor(() => expect(screen.getByRole('alert', { name: 'Há 1 problema para corrigir' })).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: 'CPF inválido' }));
    await expect(screen.getByRole('textbox', { name: 'CPF' })).toHaveFocus();
  },
};

export const RefusedSave: Story = {
  name: 'Salvamento recusado',
  args: {
    onSave: fn(async () => ({ stepId: 'basics', errors: [{ name: 'email', message: 'Este e-mail já está em uso' }] })),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Próximo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Próximo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Este e-mail já está em uso' })).toBeVisible());
    await expect(screen.getByText('Dados Básicos', { selector: '[aria-current] *' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'Cancelado',
  tags: ['full'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Saving: Story = { name: 'Salvando', args: { isSaving: true } };
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
