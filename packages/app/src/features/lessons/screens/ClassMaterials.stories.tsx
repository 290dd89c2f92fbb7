import type { Material } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { ClassMaterials } from './ClassMaterials.tsx';

const material: Material = {
  ...{ id: 'lista', class_id: 'turma', title: 'Lista de frações', description: null, type: 'OTHER', hidden: false },
  ...{ created_at: '2026-05-20T15:00:00.000Z', can_write: false, version: 1 },
  attachment: { id: 'arquivo', name: 'lista.pdf', size: 1000, type: 'application/pdf', url: '/lista.pdf' },
};
const answers = {
  'GET /materials': { data: [material] },
  'GET /lista.pdf': { status: 404, message: 'Arquivo não encontrado' },
};
const held = (...permissions: ('open_material' | 'download_material')[]) =>
  new StoryServer().answer(answers, { role: 'STUDENT', permissions });
const open = { name: 'Abrir Lista de frações' };
const download = { name: 'Baixar Lista de frações' };

const meta = {
  title: 'Telas/Aulas/Materiais da turma',
  id: 'class-materials',
  component: ClassMaterials,
  decorators: [aroundStory],
} satisfies Meta<typeof ClassMaterials>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is not there any more is said here, instead of the server's answer in a page of its own. */
export const Gone: Story = {
  name: 'Arquivo que não existe mais',
  beforeEach: held('open_material', 'download_material'),
  play: async ({ canvas, step }) => {
    await step('downloaded', async () => {
      await userEvent.click(await canvas.findByRole('button', download));
      await expect(await screen.findByText('Arquivo indisponível')).toBeVisible();
    });
    await step('opened', async () => {
      await userEvent.click(canvas.getByRole('button', open));
      const dialog = within(await screen.findByRole('dialog', { name: 'Lista de frações' }));
      await expect(await dialog.findByText('Arquivo indisponível')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Baixar' })).toBeVisible();
    });
  },
};

/** Without a connection nothing is known of the file: opened, it says so until the line is back. */
export const Offline: Story = {
  name: 'Sem conexão',
  beforeEach: () => {
    const end = held('open_material')();
    const before = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (String(input).includes('/lista.pdf')) throw new TypeError('Failed to fetch');
      return before(input, init);
    };
    return () => {
      globalThis.fetch = before;
      end();
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', open));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      await dialog.findByText('Sem conexão com o servidor. Verifique a internet e tente de novo.'),
    ).toBeVisible();
    await expect(dialog.queryByText('Arquivo indisponível')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};

export const OpenedOnly: Story = {
  name: 'Só abrir',
  beforeEach: held('open_material'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', open));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('Arquivo indisponível')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Baixar' })).toBeNull();
    await expect(canvas.queryByRole('button', { ...download, hidden: true })).toBeNull();
  },
};

export const DownloadedOnly: Story = {
  name: 'Só baixar',
  beforeEach: held('download_material'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', download)).toBeVisible();
    await expect(canvas.queryByRole('button', open)).toBeNull();
  },
};
