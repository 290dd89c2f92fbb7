import type { QuestionSkills, Skill } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { SkillEditor } from './SkillEditor.tsx';

const skill = (code: string, text: string, years: number[]): Skill => ({
  ...{ id: code, municipality_id: 'm', code, kind: 'NETWORK', component: 'Matemática', years, topic: null, text },
  ...{ source: 'Rede', edition: null, version: 1 },
});
const catalogue = [
  skill('MA1-01', 'Somar e subtrair frações', [5]),
  skill('MA6-01', 'Calcular porcentagens', [9]),
  skill('MA6-02', 'Resolver equações com frações', [9]),
];
const server = new StoryServer();

const meta = {
  title: 'Telas/Partes/Habilidades das questões',
  id: 'part-skill-editor',
  component: SkillEditor,
  decorators: [aroundStory],
  args: {
    assessmentId: 'prova',
    municipalityId: 'm',
    grade: '9º Ano',
    components: ['Matemática'],
    sizes: [2, 2],
    canWrite: true,
  },
  beforeEach: () => {
    let stored: QuestionSkills[] = [{ group: 1, question: 2, codes: ['MA6-01'] }];
    return server.answer({
      'GET /skills': () => ({ data: catalogue }),
      'GET /assessments/prova/skills': () => ({ data: stored }),
      'PUT /assessments/prova/skills': (body) => {
        const { questions } = body as { questions: QuestionSkills[] };
        const isChanged = (one: QuestionSkills) =>
          questions.some(({ group, question }) => group === one.group && question === one.question);
        stored = [...stored.filter((one) => !isChanged(one)), ...questions.filter(({ codes }) => codes.length > 0)];
        return { data: stored };
      },
    })();
  },
} satisfies Meta<typeof SkillEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const lineOf = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.getByRole('button', { name: `Escolher habilidade: ${name}` }).closest('li') as HTMLElement;

/** Where the words of an element begin, px. */
function startOf(element: HTMLElement): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect().left;
}

export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const field = () => canvas.getByRole('combobox', { name: /^Habilidade/ });
    await step("found by a word without its accents; the class's year first", async () => {
      await canvas.findByText('Coluna 1, questão 1');
      await userEvent.click(field());
      await userEvent.keyboard('fracoes');
      const options = await within(document.body).findAllByRole('option');
      await expect(options.map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['MA6-02', 'MA1-01']);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(lineOf(canvas, 'Coluna 1, questão 1').textContent).toContain('MA6-02'));
    });
    await step('the field is empty again and has the focus: a code that no matrix has is typed', async () => {
      await waitFor(() => expect(field()).toHaveFocus());
      await userEvent.keyboard('ef09ma05');
      await within(document.body).findByRole('option', { name: /EF09MA05/ });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(lineOf(canvas, 'Coluna 1, questão 1').textContent).toContain('EF09MA05'));
    });
    await step('what a skill asks begins under the words of its question', async () => {
      const name = await canvas.findByText('Coluna 2, questão 2');
      await expect(startOf(canvas.getByText('Calcular porcentagens'))).toBe(startOf(name));
    });
    await step('by Tab to the next question', async () => {
      await waitFor(() => expect(field()).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Próxima questão' }));
      await expect(canvas.getByRole('combobox', { name: /Coluna 1, questão 2/ })).toBeVisible();
    });
    await step('what was chosen by mistake is taken away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retirar MA6-01 da coluna 2, questão 2' }));
      await waitFor(() => expect(lineOf(canvas, 'Coluna 2, questão 2').textContent).toContain('Sem habilidade'));
    });
  },
};

/** Whatever a press takes away or closes, the focus stays at what was being done. */
export const FocusStays: Story = {
  tags: ['full'],
  play: async ({ canvas, step }) => {
    const field = () => canvas.getByRole('combobox', { name: /^Habilidade/ });
    await canvas.findByText('Coluna 1, questão 1');
    await step('after the third skill at the next question', async () => {
      field().focus();
      for (const code of ['MA1-01', 'MA6-01', 'MA6-02']) {
        await userEvent.keyboard(code);
        await within(document.body).findByRole('option', { name: new RegExp(code) });
        await userEvent.keyboard('{ArrowDown}{Enter}');
        await waitFor(() => expect(lineOf(canvas, 'Coluna 1, questão 1').textContent).toContain(code));
        if (code !== 'MA6-02') await waitFor(() => expect(field()).toHaveFocus());
      }
      await expect(canvas.getByText('Esta questão já tem três habilidades.')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Próxima questão' })).toHaveFocus());
    });
    await step('after a skill is taken away at its question', async () => {
      canvas.getByRole('button', { name: 'Retirar MA6-01 da coluna 1, questão 1' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Escolher habilidade: Coluna 1, questão 1' })).toHaveFocus(),
      );
    });
    await step('at the last question in its field', async () => {
      const next = canvas.getByRole('button', { name: 'Próxima questão' });
      next.focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(next).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field()).toHaveFocus());
      await expect(field()).toHaveAccessibleName(/Coluna 2, questão 2/);
    });
  },
};

/** Somebody else gave the question other skills meanwhile. */
export const ChangedBySomebodyElse: Story = {
  beforeEach: () => {
    let stored: QuestionSkills[] = [{ group: 1, question: 2, codes: ['MA6-01'] }];
    return server.answer({
      'GET /skills': { data: catalogue },
      'GET /assessments/prova/skills': () => ({ data: stored }),
      'PUT /assessments/prova/skills': (body) => {
        const [one] = (body as { questions: (QuestionSkills & { base: string[] })[] }).questions;
        if (one?.base[0] === 'MA6-02') stored = [{ group: 1, question: 2, codes: one.codes }];
        else stored = [{ group: 1, question: 2, codes: ['MA6-02'] }];
        const label = 'Questão 2 da coluna 2';
        const fields = [{ label, theirs: 'MA6-02', mine: null }];
        const conflict = { by: 'Rosa Lima', at: '2026-05-12T13:40:00Z', changed: [label], fields };
        if (one?.base[0] === 'MA6-02') return { data: stored };
        return { status: 409, message: 'Outra pessoa salvou.', code: 'version-conflict', conflict };
      },
    })();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirar MA6-01 da coluna 2, questão 2' }));
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Rosa Lima salvou este registro');
    await expect(notice).toHaveTextContent(/Questão 2 da coluna 2.*em branco.*MA6-02/);
    await waitFor(() => expect(lineOf(canvas, 'Coluna 2, questão 2').textContent).toContain('MA6-02'));
    await userEvent.click(canvas.getByRole('button', { name: 'Manter o meu' }));
    await waitFor(() => expect(lineOf(canvas, 'Coluna 2, questão 2').textContent).toContain('Sem habilidade'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const PastedForAWholeExam: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Colar de uma planilha' }));
    const field = canvas.getByRole('textbox', { name: /Uma linha por questão/ });
    await userEvent.click(field);
    await userEvent.paste('1\tMA6-01\n9\tMA6-02');
    await userEvent.click(canvas.getByRole('button', { name: 'Usar' }));
    await expect(canvas.getByText(/A linha 2 não tem uma questão/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('1\tMA6-01\n3\tMA6-02');
    await userEvent.click(canvas.getByRole('button', { name: 'Usar' }));
    await waitFor(() => expect(lineOf(canvas, 'Coluna 2, questão 1').textContent).toContain('MA6-02'));
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Of more than one answer holds, what is typed is asked of the server: a skill that stands there is not offered as a code typed by hand. */
export const MoreThanOneAnswer: Story = {
  name: 'Mais habilidades do que uma resposta traz',
  tags: ['full'],
  beforeEach: () =>
    server.answer({
      'GET /skills': (_, query) =>
        query.get('search') === null
          ? { data: catalogue, truncated: true }
          : { data: query.get('search') === 'ze9-77' ? [skill('ZE9-77', 'Ler mapas', [9])] : [] },
      'GET /assessments/prova/skills': () => ({ data: [] }),
    })(),
  play: async ({ canvas, step }) => {
    const offered = (words: string) =>
      waitFor(() => {
        const options = within(document.body).queryAllByRole('option');
        return expect(options.map(({ textContent }) => textContent)).toEqual([words]);
      });
    const field = await canvas.findByRole('combobox', { name: /^Habilidade/ });
    await step('one beyond the list is found, with its text', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('ze9-77');
      await expect(within(document.body).queryByRole('option', { name: 'ZE9-77' })).toBeNull();
      await offered('ZE9-77Ler mapas');
    });
    await step('a code that is in no matrix may be typed once the server has said so', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'ze9-78');
      await offered('ZE9-78');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
    });
  },
};
