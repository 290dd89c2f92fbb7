import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Eye, Landmark, Pencil, Trash2, UserCog, UserPlus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { DatePicker } from '../../packages/ui/src/DatePicker/DatePicker.tsx';
import { ImagePicker } from '../../packages/ui/src/ImagePicker/ImagePicker.tsx';
import {
  Avatar,
  Button,
  Card,
  IconButton,
  Ledger,
  PageHeader,
  Pagination,
  PasswordField,
  RoleBadge,
  Select,
  StatusBadge,
  Table,
  TextField,
} from '../../packages/ui/src/index.ts';
import { CpfField } from '../../packages/ui/src/MaskedField/CpfField.tsx';
import { Toolbar } from '../../packages/ui/src/Toolbar/Toolbar.tsx';
import { Wizard } from '../../packages/ui/src/Wizard/Wizard.tsx';
import { Frame } from './Frame.tsx';
import * as styles from './screens.css.ts';

const dalva = ['E.M. Professora Dalva Nogueira', 'Santa Aurora'] as const;
const pedras = ['E.M. Ribeirão das Pedras', 'Vale do Ipê'] as const;

const users = [
  ['Adriana Paes Leme', 'adriana.leme@santaaurora.edu.br', 'TEACHER', 'Professor(a)', true, dalva],
  ['Ana Beatriz Moura', 'ana.moura@aluno.santaaurora.edu.br', 'STUDENT', 'Estudante', true, dalva],
  ['Benedito Carvalho', 'benedito.carvalho@valedoipe.edu.br', 'MANAGER', 'Diretor(a)', true, pedras],
  ['Bruno Henrique Alves', 'bruno.alves@aluno.santaaurora.edu.br', 'STUDENT', 'Estudante', false, dalva],
  ['Caio Fernandes Luz', 'caio.luz@aluno.valedoipe.edu.br', 'STUDENT', 'Estudante', true, pedras],
  ['Ivone Figueira', 'ivone.figueira@pedraalta.mg.gov.br', 'MUNICIPALITY', 'Município', true, dalva],
  ['Lúcia Prado', 'lucia.prado@santaaurora.edu.br', 'TEACHER', 'Professor(a)', true, dalva],
  ['Marina Teixeira', 'marina.teixeira@caderneta.app', 'MASTER', 'Master', true, dalva],
] as const;

const nothing = () => undefined;

const all = (label: string) => (
  <Select
    label={label}
    hideLabel
    items={[{ id: 'all', label: `${label}: Todos` }]}
    selectedId="all"
    onChange={nothing}
  />
);

const choice = (label: string, value: string, isRequired = false) => (
  <Select
    label={label}
    items={[{ id: value, label: value }]}
    selectedId={value}
    onChange={nothing}
    isRequired={isRequired}
  />
);

const basics = (
  <div className={styles.stack}>
    <ImagePicker value={null} onChange={nothing} />
    <div className={styles.fields}>
      <TextField label="Nome" isRequired value="Rosângela Tavares" onChange={nothing} />
      <TextField label="E-mail" isRequired value="rosangela.tavares@santaaurora.edu.br" onChange={nothing} />
    </div>
    <div className={styles.fields}>
      {choice('Perfil', 'Professor(a)', true)}
      {choice('Município', 'Santa Aurora')}
      {choice('Instituição', 'E.M. Professora Dalva Nogueira')}
    </div>
    <div className={styles.fields}>
      <CpfField label="CPF" value="12345678900" errorMessage="CPF inválido" />
      <DatePicker label="Data de nascimento" value="1984-03-22" today="2026-08-14" onChange={nothing} />
      {choice('Gênero', 'Feminino')}
    </div>
    <div className={styles.fields}>
      <PasswordField label="Senha" isRequired value="" onChange={nothing} placeholder="Ao menos 8 caracteres" />
      <TextField label="Matrícula" value="" onChange={nothing} placeholder="Gerada ao salvar, se ficar em branco" />
    </div>
  </div>
);

function UsersScreen({ dialog }: { dialog?: ReactNode }) {
  return (
    <Frame as="master" location="general" crumbs={['Administração', 'Usuários', 'Usuários gerais']}>
      <PageHeader
        title="Usuários gerais"
        actions={
          <Button variant="primary" icon={<UserPlus />}>
            Novo usuário
          </Button>
        }
      />
      <div className={styles.stack}>
        <Ledger
          layout="line"
          label="Totais"
          items={[
            { id: 'all', label: 'Total de usuários', value: 1658, icon: <Users /> },
            { id: 'teachers', label: 'Professores', value: 312, icon: <BookOpen /> },
            { id: 'directors', label: 'Gestores', value: 46, icon: <UserCog /> },
            { id: 'municipalities', label: 'Municípios', value: 12, icon: <Landmark /> },
          ]}
        />
        <Card padding="none">
          <div className={styles.cardBar}>
            <Toolbar
              label="Ferramentas da lista"
              search={{
                label: 'Buscar usuários',
                placeholder: 'Buscar por nome, e-mail ou perfil',
                value: '',
                onChange: nothing,
              }}
              onExcel={nothing}
              onPrint={nothing}
            >
              {all('Perfil')}
              {all('Status')}
            </Toolbar>
          </div>
          <Table
            label="Usuários"
            columns={[
              { id: 'name', label: 'Nome', isRowHeader: true },
              { id: 'email', label: 'E-mail' },
              { id: 'role', label: 'Perfil' },
              { id: 'status', label: 'Status' },
              { id: 'orgUnit', label: 'Instituição e município' },
              { id: 'actions', label: 'Ações', align: 'end' },
            ]}
            rows={users.map(([name, email, role, label, isActive, [institution, municipality]]) => ({
              id: email,
              cells: {
                name: (
                  <span className={styles.row}>
                    <Avatar name={name} size="small" />
                    <strong className={styles.who}>{name}</strong>
                  </span>
                ),
                email,
                role: <RoleBadge role={role} label={label} />,
                status: <StatusBadge isActive={isActive} />,
                orgUnit: (
                  <span>
                    {institution}
                    <span className={`${styles.quiet} ${styles.block}`}>{municipality}</span>
                  </span>
                ),
                actions: (
                  <span className={styles.actions}>
                    <IconButton compact label={`Ver ${name}`} icon={<Eye />} />
                    <IconButton compact label={`Editar ${name}`} icon={<Pencil />} />
                    <IconButton compact label={`Excluir ${name}`} icon={<Trash2 />} />
                  </span>
                ),
              },
            }))}
          />
          <div className={styles.cardFoot}>
            <span className={styles.small}>41–50 de 1.658 usuários</span>
            <Pagination page={5} pageCount={166} onChange={nothing} />
          </div>
        </Card>
      </div>
      {dialog}
    </Frame>
  );
}

/** 03 and 03b: the list of users and the assistant that makes one. */
const meta = {
  title: 'Telas/Usuários',
  id: 'screens-users',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: () => <UsersScreen />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('table', { name: 'Usuários' })).getAllByRole('row')).toHaveLength(9);
  },
};
export const ListPhone: Story = { name: 'Lista, celular', globals: { viewport: { value: 'phone' } } };
export const Assistant: Story = {
  name: 'Assistente',
  render: () => (
    <UsersScreen
      dialog={
        <Wizard
          title="Novo usuário"
          isOpen
          onOpenChange={nothing}
          onSave={async () => null}
          steps={[
            { id: 'basics', title: 'Dados Básicos', content: basics },
            { id: 'contacts', title: 'Contatos', content: <TextField label="Telefone" value="" onChange={nothing} /> },
            { id: 'addresses', title: 'Endereços', content: <TextField label="CEP" value="" onChange={nothing} /> },
          ]}
        />
      }
    />
  ),
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Novo usuário' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
