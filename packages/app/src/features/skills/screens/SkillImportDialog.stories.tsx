import type { SkillPreview } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { SkillImportDialog } from './SkillImportDialog.tsx';

const aurora = '01900001-0000-7000-8000-000000000001';
const preview: SkillPreview = {
  ...{ columns: [{ header: 'Código', column: 'code' }], sources: ['Rede'] },
  rows: [{ line: 2, code: 'MA9-01', text: 'Resolver equações.', years: [6, 7, 8, 9], state: 'new', message: '' }],
  gone: ['MA9-02', 'MA9-03'].map((code) => ({ code, text: null, is_used: false })),
  counts: { new: 1, changed: 0, same: 0, faulty: 0, gone: 2, used: 0 },
};
const server = new StoryServer();
let arrive = () => {};
const checked = (answer: () => Promise<{ data: SkillPreview }>) =>
  server.answer(
    { 'GET /municipalities': { data: [{ id: aurora, name: 'Santa Aurora' }] }, 'POST /skills/import/preview': answer },
    { profiles: [{ municipality_id: aurora }] as never },
  )();

const meta = {
  title: 'Telas/Habilidades/Importar',
  id: 'skill-import',
  component: SkillImportDialog,
  decorators: [aroundStory],
  args: { onClose: fn() },
  beforeEach: () => checked(async () => ({ data: preview })),
} satisfies Meta<typeof SkillImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (name: string) => {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  await userEvent.upload(input as HTMLInputElement, new File([name], name, { type: 'text/csv' }));
  await expect(await screen.findByText(name)).toBeVisible();
};
const check = async () => userEvent.click(await screen.findByRole('button', { name: 'Conferir' }));

/** The check of one sheet is not shown as another's. */
export const AnotherSheetWhileChecking: Story = {
  name: 'Outra planilha durante a conferência',
  beforeEach: () => {
    const late = Promise.withResolvers<void>();
    arrive = late.resolve;
    return checked(async () => {
      await late.promise;
      return { data: preview };
    });
  },
  play: async () => {
    await screen.findByRole('dialog');
    await choose('rede-2025.csv');
    await check();
    await waitFor(() => expect(server.writes()).toHaveLength(1));
    await choose('rede-2026.csv');
    arrive();
    await new Promise((done) => setTimeout(done, 300));
    await expect(screen.queryByRole('region', { name: 'O que muda' })).toBeNull();
    await check();
    await expect(await screen.findByRole('region', { name: 'O que muda' })).toBeVisible();
    const files = server.writes().map((body) => atob((body as { file: string }).file.replace(/^.*,/, '')));
    await expect(files).toEqual(['rede-2025.csv', 'rede-2026.csv']);
  },
};

/** Years are shown as they were understood, so that a slip is seen before it is stored. */
export const ReadYears: Story = {
  name: 'Anos como foram lidos',
  play: async () => {
    await screen.findByRole('dialog');
    await choose('rede-2026.csv');
    await check();
    const line = await screen.findByRole('row', { name: /MA9-01/ });
    await expect(line).toHaveTextContent('6º ao 9º');
  },
};

/** Of another sheet others are gone: nobody has said yet that they go. */
export const RemoveGone: Story = {
  name: 'Remover as que saíram',
  play: async () => {
    const remove = () => screen.findByRole('checkbox', { name: 'Remover 2 habilidades que não estão na planilha' });
    await screen.findByRole('dialog');
    await choose('rede-2025.csv');
    await check();
    await userEvent.click(await remove());
    await expect(await remove()).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Trocar planilha' }));
    await choose('rede-2026.csv');
    await check();
    await expect(await remove()).not.toBeChecked();
  },
};
