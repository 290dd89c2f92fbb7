import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { BackupsCard } from './BackupsCard.tsx';

const backup = (made_at: string) => ({
  ...{ name: 'caderneta.tar.gz.age', made_at, size_bytes: 12_345_678, is_encrypted: true, missing_files: 0 },
});
const stored = [backup('2026-05-20T05:00:00Z'), backup('2026-05-19T05:00:00Z'), backup('2026-04-30T05:00:00Z')];

const meta = {
  title: 'Telas/Configurações/Cópias de segurança',
  id: 'backups-card',
  component: BackupsCard,
  decorators: [aroundStory],
  args: { backups: { state: 'well', stored, failure: null }, now: new Date('2026-05-20T15:00:00Z') },
} satisfies Meta<typeof BackupsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Well: Story = {
  name: 'Em ordem',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Última cópia: há 10 h \(20\/05\/2026/)).toBeVisible();
    await expect(canvas.getByText('12,3 MB, cifrada')).toBeVisible();
    await expect(canvas.getByText('3 cópias guardadas, a mais antiga de 30/04/2026')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** Two days without a backup, and the last try says why. */
export const Late: Story = {
  name: 'Atrasada',
  args: {
    backups: { state: 'late', stored, failure: { at: '2026-05-22T15:00:00Z', reason: 'no-room' } },
    now: new Date('2026-05-22T15:10:00Z'),
  },
  play: async ({ canvas }) => {
    const [late, failed] = canvas.getAllByRole('status');
    await expect(late).toHaveTextContent('A última cópia tem mais de dois dias');
    await expect(failed).toHaveTextContent('Não há espaço na pasta das cópias.');
    await expect(canvas.getByText(/^Última cópia: 20\/05\/2026/)).toBeVisible();
  },
};

export const NeverMade: Story = {
  name: 'Nunca feita',
  args: { backups: { state: 'late', stored: [], failure: { at: '2026-05-20T05:00:00Z', reason: 'no-folder' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma cópia foi feita ainda')).toBeVisible();
    await expect(canvas.getByText(/não existe ou não pode ser usada/)).toBeVisible();
  },
};

export const First: Story = {
  name: 'Primeira',
  args: { backups: { state: 'first', stored: [], failure: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A primeira cópia está sendo feita.');
  },
};

export const Off: Story = {
  name: 'Desligado',
  args: { backups: { state: 'off', stored: [], failure: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('CADERNETA_BACKUP_DIR');
  },
};

/** Files that rows name and the store had lost. */
export const FilesMissing: Story = {
  name: 'Faltam arquivos',
  args: {
    backups: { state: 'well', stored: [{ ...backup('2026-05-20T05:00:00Z'), missing_files: 2 }], failure: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 arquivos citados no banco ficaram de fora/)).toBeVisible();
    await expect(canvas.getByText('1 cópia guardada, a mais antiga de 20/05/2026')).toBeVisible();
  },
};

export const Phone: Story = { name: 'Celular', args: Late.args, globals: { viewport: { value: 'phone' } } };
export const PhoneDark: Story = {
  name: 'Celular, escuro',
  args: Late.args,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};
