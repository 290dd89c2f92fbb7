import type { ImportPreview } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import PeopleImportScreen from './PeopleImportScreen.tsx';

const preview: ImportPreview = {
  ...{ columns: [{ header: 'Nome', field: 'name' }], total: 1, faulty: 0, duplicates: 0 },
  rows: [
    {
      ...{ line: 2, name: 'Ana Beatriz', matricula: null, cpf: null, birth_date: null, email: null },
      ...{ school_email: false, class_name: null, message: 'Novo estudante', alike: 0, errors: [] },
    },
  ],
};
const server = new StoryServer();
let arrive = () => {};

const meta = {
  title: 'Telas/Usuários/Importar pessoas',
  id: 'people-import',
  component: PeopleImportScreen,
  decorators: [atAddress(), aroundStory],
  beforeEach: () => {
    const late = Promise.withResolvers<void>();
    arrive = late.resolve;
    localStorage.clear();
    return server.answer({
      'GET /institutions': {
        data: [
          { id: 'dalva', name: 'E.M. Dalva' },
          { id: 'ipe', name: 'E.M. Ipê' },
        ],
      },
      'GET /classes': { data: [] },
      'POST /users/import': () => Promise.reject(new TypeError('Failed to fetch')),
      'POST /users/import/preview': async () => {
        await late.promise;
        return { data: preview };
      },
    })();
  },
} satisfies Meta<typeof PeopleImportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function chooseSchool(canvas: Canvas, school: string): Promise<void> {
  const field = canvas.getByRole('combobox', { name: 'Instituição' });
  await userEvent.clear(field);
  await userEvent.type(field, school);
  await userEvent.click(await screen.findByRole('option', { name: school }));
}

/** A check of the sheet for one school is not shown as the check for another. */
export const AnotherSchool: Story = {
  name: 'Outra escola durante a conferência',
  tags: ['full'],
  play: async ({ canvas, step }) => {
    const choose = (school: string) => chooseSchool(canvas, school);
    await step('a check is on its way when the school changes', async () => {
      await choose('E.M. Dalva');
      await userEvent.click(canvas.getByRole('radio', { name: 'Colar planilha' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Planilha colada' }), 'Nome{Enter}Ana Beatriz');
      await userEvent.click(canvas.getByRole('button', { name: 'Conferir' }));
      await waitFor(() => expect(server.writes()).toHaveLength(1));
      await choose('E.M. Ipê');
    });
    await step('its answer is not shown', async () => {
      arrive();
      await new Promise((done) => setTimeout(done, 300));
      await expect(canvas.queryByRole('heading', { name: /Conferência/ })).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Conferir' })).toBeEnabled();
    });
    await step('the check for the other school is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Conferir' }));
      await expect(await canvas.findByRole('heading', { name: 'Conferência: 1 estudante' })).toBeVisible();
      await expect(server.writes()).toEqual([
        expect.objectContaining({ institution_id: 'dalva' }),
        expect.objectContaining({ institution_id: 'ipe' }),
      ]);
    });
  },
};

/** An import whose answer was lost is the same one when the sheet is sent again, also after another look at it. */
export const AnswerLost: Story = {
  name: 'Resposta perdida',
  tags: ['full'],
  play: async ({ canvas, step }) => {
    const send = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Conferir' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Importar 1 estudante' }));
      const [notice] = await screen.findAllByText(/a planilha pode ter sido gravada/);
      await expect(notice).toBeVisible();
    };
    arrive();
    await step('its end is not known, and nobody says that nothing was saved', async () => {
      await chooseSchool(canvas, 'E.M. Dalva');
      await userEvent.click(canvas.getByRole('radio', { name: 'Colar planilha' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Planilha colada' }), 'Nome{Enter}Ana Beatriz');
      await send();
    });
    await step('sent again it is the same', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Trocar planilha' }));
      await send();
      const sent = () => server.sent.filter(({ call }) => call === 'POST /users/import');
      await waitFor(() => expect(sent()).toHaveLength(2));
      const ids = sent().map(({ body }) => (body as { id: string }).id);
      await expect(new Set(ids).size).toBe(1);
    });
  },
};

const duplicate = { ...preview.rows[0], class_name: '5º Ano A', alike: 1 };
const withDuplicates = {
  ...{ columns: preview.columns, total: 3, faulty: 0, duplicates: 2 },
  rows: [
    { ...duplicate, line: 2, name: 'Ana Moura', message: 'Já existe em 5º Ano A: Ana Moura' },
    { ...duplicate, line: 3, name: 'Beto Reis', message: 'Já existe em 5º Ano A: Beto Reis' },
    { ...preview.rows[0], line: 4, name: 'Duda Paz' },
  ],
};

/** Who may be there already is left out, but for a namesake whom the secretary says to be another. */
export const Duplicates: Story = {
  name: 'Quem já existe fica de fora',
  beforeEach: () => {
    const result = { id: 'i', created: 2, enrolled: 1, school_emails: 2, skipped: [{ line: 3, name: 'Beto Reis' }] };
    return server.answer({
      'GET /institutions': { data: [{ id: 'dalva', name: 'E.M. Dalva' }] },
      'GET /classes': { data: [] },
      'POST /users/import': { data: result },
      'POST /users/import/preview': { data: withDuplicates },
    })();
  },
  play: async ({ canvas, step }) => {
    await step('the check says whom each line repeats, and counts only the others', async () => {
      await chooseSchool(canvas, 'E.M. Dalva');
      await userEvent.click(canvas.getByRole('radio', { name: 'Colar planilha' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Planilha colada' }), 'Nome{Enter}Ana Moura');
      await userEvent.click(canvas.getByRole('button', { name: 'Conferir' }));
      const status = await canvas.findByText(/^2 linhas podem repetir alguém que já existe e ficam de fora\./);
      await expect(status).toBeVisible();
      await expect(canvas.getByText('Já existe em 5º Ano A: Ana Moura')).toBeVisible();
      await expect(canvas.queryByText('Duda Paz')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Importar 1 estudante' })).toBeEnabled();
    });
    await step('one is another child', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Importar mesmo assim Beto Reis, linha 3' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Importar 2 estudantes' }));
      await expect(await canvas.findByText('1 linha repetida ficou de fora: Beto Reis (linha 3).')).toBeVisible();
      const [sent] = server.sent.filter(({ call }) => call === 'POST /users/import');
      await expect(sent?.body).toMatchObject({ confirmed: [{ line: 3, alike: 1 }] });
    });
  },
};
