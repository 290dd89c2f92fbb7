import { type Archived, rowsPerPage } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { ArchiveSection } from './ArchiveSection.tsx';

const classes = Array.from(
  { length: rowsPerPage + 1 },
  (_, at): Archived => ({
    ...{ kind: 'class', id: `turma-${at + 1}`, name: `Turma ${at + 1}`, place: 'E.M. Dalva' },
    ...{ archived_at: '2026-05-20T10:00:00Z', with_parent: false, is_erased: false },
  }),
);
const server = new StoryServer();

const meta = {
  title: 'Telas/Configurações/Arquivados',
  id: 'archive',
  component: ArchiveSection,
  decorators: [aroundStory],
  beforeEach: () => {
    let rows = classes;
    const last = `turma-${classes.length}`;
    return server.answer(
      {
        'GET /archive': (_, query) => {
          const from = (Number(query.get('page')) - 1) * rowsPerPage;
          return { data: { data: rows.slice(from, from + rowsPerPage), total: rows.length } };
        },
        [`POST /archive/class/${last}/restore`]: () => {
          rows = rows.filter(({ id }) => id !== last);
          return { data: { restored: 1 } };
        },
      },
      { role: 'MASTER', permissions: ['view_settings'] },
    )();
  },
} satisfies Meta<typeof ArchiveSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without its only row a page is no more: the one before it is shown. */
export const LastOfItsPage: Story = {
  name: 'Última da página',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Turma 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await userEvent.click(await canvas.findByRole('button', { name: `Restaurar Turma ${classes.length}` }));
    await expect(await canvas.findByRole('rowheader', { name: 'Turma 1' })).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: `Turma ${classes.length}` })).toBeNull();
  },
};
