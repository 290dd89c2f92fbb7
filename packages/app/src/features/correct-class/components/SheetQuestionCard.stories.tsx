import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SheetPicture } from '../../../parts/sheet-reading/components/SheetPicture.tsx';
import { runOf, sheet } from '../machine/class-samples.ts';
import { SheetQuestionCard } from './SheetQuestionCard.tsx';

const page = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297" font-family="sans-serif"><rect width="210" height="297" fill="#fdfdfb"/><text x="16" y="24" font-size="9" font-weight="700">Prova de Matemática</text><text x="16" y="42" font-size="7">Nome:</text><text x="42" y="41" font-size="10" font-style="italic" fill="#1b2a6b">Duda Ramos</text><path d="M40 44h150" stroke="#222" stroke-width=".5"/></svg>',
)}`;
const onAnswer = fn();

const meta = {
  title: 'Telas/Turma e correção/Questão da folha',
  id: 'sheet-question-card',
  component: SheetQuestionCard,
  args: {
    run: runOf(['ana', 'bia']),
    question: { kind: 'whose', why: 'unread', code: null, like: null },
    answers: sheet('abcdabcdab').answers,
    picture: <SheetPicture url={page} />,
    isAlert: true,
    onAnswer,
  },
  beforeEach: () => {
    onAnswer.mockClear();
  },
} satisfies Meta<typeof SheetQuestionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CodeUnread: Story = {
  name: 'Código não lido',
  play: async ({ canvas, step }) => {
    const card = within(canvas.getByRole('alert', { name: 'De quem é esta folha?' }));
    await step('the picture, who is missing, and nobody chosen', async () => {
      await expect(card.getByRole('img', { name: 'Imagem da folha' })).toBeVisible();
      await expect(card.getByRole('radiogroup', { name: 'Quem falta (3)' })).toBeVisible();
      await expect(card.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
      await expect(card.queryByRole('radio', { name: 'Ana' })).toBeNull();
      await expect(card.getByRole('button', { name: 'Escolha um aluno' })).toBeDisabled();
    });
    await step('saved to whom was named', async () => {
      await userEvent.click(card.getByRole('radio', { name: 'Duda' }));
      await userEvent.click(card.getByRole('button', { name: 'Salvar para Duda' }));
      await expect(onAnswer).toHaveBeenCalledWith('duda');
    });
  },
};

export const WhoHasAResult: Story = {
  name: 'Quem já tem resultado',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Caio' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Mostrar também quem já tem resultado' }));
    await expect(canvas.getByRole('radiogroup', { name: 'Toda a turma (5)' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Ana/ })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Escolha um aluno' })).toBeDisabled();
  },
};

export const OfAnotherClass: Story = {
  name: 'De outra turma',
  args: { question: { kind: 'whose', why: 'unknown-student', code: 'AV318-99', like: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/O código da folha \(AV318-99\) não é de nenhum aluno desta turma/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ignorar folha' }));
    await expect(onAnswer).toHaveBeenCalledWith(null);
  },
};

export const LikeTheLast: Story = {
  name: 'Como a anterior',
  args: { question: { kind: 'whose', why: 'unread', code: null, like: 'ana' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/iguais às da folha salva para Ana: pode ser a mesma/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'É a mesma folha' })).toBeVisible();
  },
};

const almostBlank = { kind: 'almost-blank', student: 'duda', how: 'code', agreed: [] } as const;

/** Not one mark: the page may be the wrong one, or nobody has filled it in. */
export const Unmarked: Story = {
  name: 'Sem marca',
  args: { question: almostBlank, answers: sheet('----------').answers },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nenhuma marca foi vista na folha de Duda/)).toBeVisible();
  },
};

export const AlmostBlank: Story = {
  name: 'Quase em branco',
  args: { question: almostBlank, answers: sheet('a---------').answers },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('alert', { name: 'Quase tudo em branco. É isso mesmo?' }));
    await expect(card.getByText(/^Quase nenhuma marca foi vista na folha de Duda/)).toBeVisible();
    await expect(card.getByRole('img', { name: 'Imagem da folha' })).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'É isso mesmo, salvar' }));
    await expect(onAnswer).toHaveBeenCalledWith('duda');
  },
};

export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  tags: ['full'],
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
