import type { CoverageLine, SchoolClass } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { aroundStory, atAddress } from '../../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../../lib/testing/story-server.ts';
import { takeFile } from '../../../../lib/testing/take-file.ts';
import { ClassCoverage } from './ClassCoverage.tsx';

const line = (code: string, text: string | null, over: Partial<CoverageLine> = {}): CoverageLine => ({
  ...{ code, text, component: 'Matemática', planned: null, taught: null, questions: 0 },
  ...over,
});
const skills = [
  line('EF09LP04', null, { component: 'Língua Portuguesa', questions: 2 }),
  line('MA9-01', 'Resolver equações do segundo grau.', { planned: '2026-03-02', taught: '2026-04-06', questions: 3 }),
  line('MA9-02', 'Reconhecer funções em gráficos.', { planned: '2026-12-01' }),
  line('MA9-03', 'Calcular áreas por decomposição.'),
];
const server = new StoryServer();
const coverage = 'GET /classes/c9/skill-coverage';

const meta = {
  title: 'Telas/Turma e correção/Habilidades no cronograma',
  id: 'class-coverage',
  component: ClassCoverage,
  decorators: [aroundStory, atAddress('/?vista=habilidades')],
  args: { schoolClass: { id: 'c9', grade: '9º Ano', section: 'C' } as SchoolClass },
  beforeEach: () => server.answer({ [coverage]: () => ({ data: { skills } }) })(),
} satisfies Meta<typeof ClassCoverage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  tags: ['full'],
  play: async ({ canvas, step }) => {
    await step('each skill of the year: planned for, taught on, asked by', async () => {
      const row = (await canvas.findByText('MA9-01')).closest('tr') as HTMLElement;
      await expect(row.textContent).toContain('02/03/2026');
      await expect(row.textContent).toContain('06/04/2026');
      const totals = [...canvas.getByLabelText('Habilidades da turma', { selector: 'dl' }).querySelectorAll('dd')];
      await expect(totals.map((total) => total.textContent)).toEqual(['4', '2 de 4', '1 de 4', '2 de 4']);
    });
    await step('narrowed to what is still to be taught in a component', async () => {
      const pick = async (select: RegExp, option: string) => {
        await userEvent.click(canvas.getByRole('button', { name: select }));
        await userEvent.click(await within(document.body).findByRole('option', { name: option }));
      };
      await pick(/Componente/, 'Matemática');
      await pick(/Mostrar/, 'Falta ensinar');
      const left = canvas.getAllByRole('rowheader').map((header) => header.textContent?.slice(0, 6));
      await expect(left).toEqual(['MA9-02', 'MA9-03']);
    });
    await step('each counter leads to the skills that it counts, of the component that is shown', async () => {
      const ways = canvas.getAllByRole('link').map((link) => link.getAttribute('href')?.split('&mostrar=')[1]);
      await expect(ways).toEqual([undefined, 'planejadas', 'ensinadas', 'avaliadas']);
    });
  },
};
export const YearOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Taught: Story = {
  parameters: { address: '/?vista=habilidades&mostrar=ensinadas' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('rowheader');
    await expect(row.textContent).toContain('MA9-01');
    // What is taken away says whose it is, and that it is not all.
    const { name } = await takeFile(() => userEvent.click(canvas.getByRole('button', { name: 'CSV' })));
    await expect(name).toMatch(/^cobertura-de-habilidades_9-ano-c_ensinadas_\d{4}/);
    const paper = document.createElement('iframe');
    document.body.append(paper);
    spyOn(paper.contentWindow as Window, 'print').mockImplementation(() => undefined);
    const open = spyOn(window, 'open').mockReturnValue(paper.contentWindow);
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }));
    await waitFor(() => expect(paper.contentDocument?.body.textContent).toContain('Situação: Ensinadas · '));
    open.mockRestore();
    paper.remove();
  },
};
export const Nothing: Story = {
  beforeEach: () => server.answer({ [coverage]: () => ({ data: { skills: [] } }) })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma habilidade para esta turma')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: () => server.answer({ [coverage]: () => ({ status: 500, message: 'Erro interno' }) })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};
