import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Eye, Landmark, Pencil, Trash2, UserCog, UserPlus, Users } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Ledger } from '../Ledger/Ledger.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { RoleBadge } from '../RoleBadge/RoleBadge.tsx';
import { Select } from '../Select/Select.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Table } from '../Table/Table.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import { sprinkles } from '../theme/sprinkles.css.ts';

const user = (name: string, email: string, role: [string, string], isActive: boolean, place: string, town: string) => ({
  id: email,
  name,
  cells: {
    name: (
      <span className={sprinkles({ display: 'inline-flex', alignItems: 'center', gap: 3 })}>
        <Avatar name={name} size="small" />
        {name}
      </span>
    ),
    email: <span className={sprinkles({ color: 'muted' })}>{email}</span>,
    role: <RoleBadge role={role[0]} label={role[1]} />,
    status: <StatusBadge isActive={isActive} />,
    place: (
      <span>
        {place}
        <span className={sprinkles({ display: 'block', color: 'muted', fontSize: 'caption' })}>{town}</span>
      </span>
    ),
    actions: (
      <span className={sprinkles({ display: 'inline-flex', flexWrap: 'nowrap' })}>
        <IconButton compact label={`Ver ${name}`} icon={<Eye />} />
        <IconButton compact label={`Editar ${name}`} icon={<Pencil />} />
        <IconButton compact label={`Excluir ${name}`} icon={<Trash2 />} />
      </span>
    ),
  },
});

const school = 'E.M. Professora Dalva Nogueira';
const student: [string, string] = ['STUDENT', 'Estudante'];
const columns = [
  { id: 'name', label: 'Nome', isRowHeader: true },
  { id: 'email', label: 'E-mail' },
  { id: 'role', label: 'Perfil' },
  { id: 'status', label: 'Status' },
  { id: 'place', label: 'Instituição e município' },
  { id: 'actions', label: 'Ações', align: 'end' as const },
];
const rows = [
  user(
    'Adriana Paes Leme',
    'adriana.leme@santaaurora.edu.br',
    ['TEACHER', 'Professor(a)'],
    true,
    school,
    'Santa Aurora',
  ),
  user('Ana Beatriz Moura', 'ana.moura@aluno.santaaurora.edu.br', student, true, school, 'Santa Aurora'),
  user(
    'Benedito Carvalho',
    'benedito.carvalho@valedoipe.edu.br',
    ['DIRECTOR', 'Diretor(a)'],
    true,
    school,
    'Vale do Ipê',
  ),
  user('Bruno Henrique Alves', 'bruno.alves@aluno.santaaurora.edu.br', student, false, school, 'Santa Aurora'),
  user(
    'Ivone Figueira',
    'ivone.figueira@pedraalta.mg.gov.br',
    ['MUNICIPALITY', 'Município'],
    true,
    'Secretaria',
    'Pedra Alta',
  ),
];

const all = (label: string) => (
  <Select
    label={label}
    hideLabel
    items={[{ id: 'all', label: `${label}: Todos` }]}
    selectedId="all"
    onChange={() => {}}
  />
);

/** The screen of general users, made of widgets alone: what the drawing of it asks of them together. */
const meta = {
  title: 'Telas/Usuários gerais',
  args: {
    children: (
      <div className={sprinkles({ display: 'flex', flexDirection: 'column', gap: 4 })}>
        <PageHeader
          title="Usuários gerais"
          actions={
            <Button variant="primary" icon={<UserPlus />}>
              Novo usuário
            </Button>
          }
        />
        <Ledger
          items={[
            { id: 'all', label: 'Total de usuários', value: 1658, icon: <Users /> },
            { id: 'teachers', label: 'Professores', value: 312, icon: <BookOpen /> },
            { id: 'managers', label: 'Gestores', value: 46, icon: <UserCog /> },
            { id: 'towns', label: 'Municípios', value: 12, icon: <Landmark /> },
          ]}
        />
        <Card padding="none">
          <Toolbar
            label="Ferramentas da lista de usuários"
            search={{
              label: 'Buscar usuários',
              placeholder: 'Buscar por nome, e-mail ou perfil',
              value: '',
              onChange: fn(),
            }}
            onExcel={fn()}
            onPrint={fn()}
          >
            {all('Perfil')}
            {all('Status')}
          </Toolbar>
          <Table
            label="Usuários"
            columns={columns}
            rows={rows}
            footer={
              <>
                <span>41–45 de 1.658 usuários</span>
                <Pagination page={5} pageCount={166} onChange={fn()} />
              </>
            }
          />
        </Card>
      </div>
    ),
  },
  render: ({ children }) => <main>{children}</main>,
} satisfies Meta<{ children: React.ReactNode }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Ana Beatriz Moura' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Página 5' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
