import { type MasterDashboard, permissionNames, roles } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import MasterDashboardScreen from './MasterDashboardScreen.tsx';

const server = new StoryServer();
const dashboard: MasterDashboard = {
  ...{ today: '2026-05-20', academic_year: 2026 },
  counts: {
    ...{ classes: 118, students: 1284, teachers: 312, managers: 46, municipality_admins: 12 },
    ...{ municipalities: 9, users: 1658, assessments: 236, institutions: 46 },
  },
  users_by_role: roles.map((role) => ({ role, users: 10 })),
  active: { part: 1600, whole: 1658, percent: 96.5 },
  inactive: { part: 58, whole: 1658, percent: 3.5 },
  is_backup_late: true,
  without_admin: { total: 0, first: [] },
  without_manager: { total: 7, first: [{ id: 'e1', name: 'E.M. Flor do Campo' }] },
  recent_users: [],
  ranking: [],
};
const as = { role: 'MASTER', permissions: [...permissionNames] } as const;
const answer = (data: MasterDashboard, permissions: readonly string[] = as.permissions) =>
  server.answer(
    { 'GET /dashboard/master': { data } },
    { ...as, permissions: as.permissions.filter((name) => permissions.includes(name)) },
  );

const meta = {
  title: 'Telas/Painéis/Painel do Master com dados',
  id: 'master-dashboard-screen',
  component: MasterDashboardScreen,
  decorators: [atAddress('/app/dashboard'), aroundStory],
  beforeEach: answer(dashboard),
} satisfies Meta<typeof MasterDashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The warning leads to where the backups stand. */
export const BackupLate: Story = {
  name: 'Cópia atrasada',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A cópia de segurança está atrasada')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver cópias' })).toHaveAttribute(
      'href',
      '/app/settings?secao=network',
    );
  },
};

export const BackupLateWithoutSettings: Story = {
  name: 'Cópia atrasada, sem acesso às configurações',
  beforeEach: answer(dashboard, ['view_dashboard_master']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A cópia de segurança está atrasada')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ver cópias' })).toBeNull();
  },
};

export const BackupWell: Story = {
  name: 'Cópia em dia',
  beforeEach: answer({ ...dashboard, is_backup_late: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total de Turmas')).toBeVisible();
    await expect(canvas.queryByText(/cópia de segurança/)).toBeNull();
  },
};

/** What waits for MASTER is named, each the way to where it is mended. */
export const Unattended: Story = {
  name: 'Instituição sem diretor(a)',
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('link', { name: /E\.M\. Flor do Campo/ });
    await expect(line).toHaveTextContent('Instituição sem diretor(a) · e mais 6');
    await expect(line).toHaveAttribute('href', '/app/institutions');
  },
};

export const NothingWaits: Story = {
  name: 'Nada espera',
  beforeEach: answer({ ...dashboard, without_manager: { total: 0, first: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O que faço agora?')).toBeVisible();
    await expect(canvas.getByText('Nenhum município ou instituição sem responsável.')).toBeVisible();
  },
};
