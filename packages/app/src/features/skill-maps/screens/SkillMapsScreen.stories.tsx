import type { SkillMap } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import SkillMapsScreen from './SkillMapsScreen.tsx';

const skills = Array.from({ length: 9 }, (_, at) => ({
  ...{ code: `MA9-0${at + 1}`, text: `Habilidade de número ${at + 1}.`, component: 'Matemática' },
}));
const cell = (line: number, at: number) => ({
  ...{ right: 20 + ((line * 31 + at * 17) % 75), answered: 100, questions: at === 8 ? 2 : 4 },
});
const mapOf = (name: string, line: string, count: number): SkillMap => ({
  ...{ name, year: 2026, skills, components: ['Língua Portuguesa', 'Matemática'], grades: ['8º Ano', '9º Ano'] },
  total: skills.map((_, at) => cell(3, at)),
  lines: Array.from({ length: count }, (_, row) => ({
    id: `${row}`,
    name: `${line} ${row + 1}`,
    cells: skills.map((_, at) => ((row + at) % 11 === 10 ? null : cell(row, at))),
  })),
});
const server = new StoryServer();
let arrive = () => {};
const everything = {
  'GET /municipalities': () => ({
    data: [
      { id: 'aurora', name: 'Santa Aurora' },
      { id: 'serra', name: 'Serra Clara' },
    ],
  }),
  'GET /institutions': () => ({ data: [{ id: 'dalva', name: 'E.M. Dalva' }] }),
  'GET /municipalities/aurora/skill-map': () => ({ data: mapOf('Santa Aurora', 'Escola', 120) }),
  'GET /institutions/dalva/skill-map': () => ({ data: mapOf('E.M. Dalva', '9º Ano', 3) }),
};

const meta = {
  title: 'Telas/Habilidades/Mapa',
  id: 'skill-maps',
  component: SkillMapsScreen,
  decorators: [atAddress(), aroundStory],
  beforeEach: () =>
    server.answer(everything, {
      profiles: [{ municipality_id: 'aurora' }] as never,
      permissions: ['view_activities'],
    })(),
} satisfies Meta<typeof SkillMapsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Network: Story = {
  play: async ({ canvas, step }) => {
    await step('fifty schools at a time', async () => {
      const map = await canvas.findByRole('region', { name: 'Mapa de escolas e habilidades' });
      await expect(within(map).getAllByRole('rowheader')).toHaveLength(51);
      await expect(canvas.getByText('1–50 de 120 escolas')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /Próxima/ }));
      await expect(await canvas.findByRole('rowheader', { name: 'Escola 51' })).toBeVisible();
    });
    await step('one school is its classes', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: 'Instituição' }), 'dalva');
      await userEvent.click(await within(document.body).findByRole('option', { name: 'E.M. Dalva' }));
      await expect(await canvas.findByRole('rowheader', { name: '9º Ano 3' })).toBeVisible();
    });
  },
};
/** What one unit did is never shown, filed or printed as another's. */
export const BetweenTwo: Story = {
  tags: ['full'],
  beforeEach: () => {
    const late = Promise.withResolvers<void>();
    arrive = late.resolve;
    const slow = {
      ...everything,
      'GET /institutions/dalva/skill-map': async () => {
        await late.promise;
        return { data: mapOf('E.M. Dalva', '9º Ano', 3) };
      },
    };
    return server.answer(slow, {
      profiles: [{ municipality_id: 'aurora' }] as never,
      permissions: ['view_activities'],
    })();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Escola 1' })).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Instituição' }), 'dalva');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'E.M. Dalva' }));
    await expect(canvas.queryByRole('button', { name: 'CSV' })).toBeNull();
    await expect(canvas.queryByRole('rowheader', { name: 'Escola 1' })).toBeNull();
    arrive();
    await expect(await canvas.findByRole('rowheader', { name: '9º Ano 3' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'CSV' })).toBeVisible();
  },
};
export const NetworkOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** The whole installation: which network is a choice. */
export const Master: Story = {
  tags: ['full'],
  beforeEach: () => server.answer(everything, { role: 'MASTER', permissions: ['view_activities'] })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O mapa é de uma rede por vez.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Município' })).toHaveAttribute(
      'placeholder',
      'Selecione o município',
    );
    await userEvent.type(canvas.getByRole('combobox', { name: 'Município' }), 'aurora');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Santa Aurora' }));
    await expect(await canvas.findByRole('rowheader', { name: 'Escola 1' })).toBeVisible();
  },
};
/** A director has one school. */
export const School: Story = {
  beforeEach: () =>
    server.answer(everything, {
      role: 'MANAGER',
      profiles: [{ institution_id: 'dalva' }] as never,
      permissions: ['view_activities'],
    })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'E.M. Dalva' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Instituição' })).toBeNull();
  },
};
export const Failed: Story = {
  beforeEach: () =>
    server.answer(
      { ...everything, 'GET /municipalities/aurora/skill-map': () => ({ status: 500, message: 'Erro interno' }) },
      { profiles: [{ municipality_id: 'aurora' }] as never, permissions: ['view_activities'] },
    )(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};
