import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReviewCard } from './ReviewCard.tsx';

const cropUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 76 12"><rect width="76" height="12" fill="#f3eee2"/><circle cx="30" cy="6" r="4"/><circle cx="45" cy="6" r="4"/></svg>',
)}`;

const meta = {
  title: 'Componentes/Correção/Questão a revisar',
  id: 'reviewcard',
  component: ReviewCard,
  args: {
    question: 17,
    title: 'Questão 17: marcação dupla',
    message: 'A leitura encontrou B e C pintadas. Confira na imagem e escolha.',
    options: ['A', 'B', 'C', 'D'],
    selected: null,
    onSelect: fn(),
    cropUrl,
  },
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Undecided: Story = {
  name: 'Sem decisão',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Recorte da questão 17 na folha' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('B');
    await userEvent.click(canvas.getByRole('radio', { name: 'Em branco' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('');
  },
};
export const Decided: Story = {
  name: 'Decidida',
  args: { selected: 'B' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Alternativa B' })).toBeChecked();
  },
};
export const WithFurtherAnswers: Story = {
  name: 'Com outras respostas',
  args: {
    others: [
      { id: 'DOUBLE', label: 'Marcação dupla' },
      { id: 'ANNULLED', label: 'Anulada' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Anulada' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('ANNULLED');
  },
};
export const Several: Story = {
  name: 'Várias certas',
  args: { takesSeveral: true },
  play: async ({ canvas, args }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirmar marcas' });
    await expect(confirm).toBeDisabled();
    for (const letter of ['C', 'A'])
      await userEvent.click(canvas.getByRole('button', { name: `Alternativa ${letter}` }));
    await userEvent.click(confirm);
    await expect(args.onSelect).toHaveBeenLastCalledWith('AC');
    await userEvent.click(canvas.getByRole('radio', { name: 'Em branco' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('');
  },
};
export const Statement: Story = {
  name: 'Verdadeiro ou falso',
  args: { options: ['A', 'B'], labelOf: (letter: string) => (letter === 'A' ? 'V' : 'F') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'F' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('B');
  },
};
export const Graded: Story = {
  name: 'Nota do professor(a)',
  args: {
    title: 'Questão 17: falta a nota do professor(a)',
    message: 'A questão é aberta e nenhuma caixa foi pintada. Leia a resposta na prova do aluno e escolha a nota.',
    options: ['A', 'B', 'C'],
    labelOf: (letter: string) => ({ A: '0', B: '½', C: '1' })[letter] ?? '',
    canBeBlank: false,
    cropUrl: undefined,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('radio', { name: 'Em branco' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '½' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('B');
  },
};
export const Typed: Story = {
  name: 'Número digitado',
  args: { options: [], isAnswer: (text: string) => /^-?\d+(,\d+)?$/.test(text) },
  play: async ({ canvas, args }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirmar número' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Número da questão 17' }), '-12.');
    await userEvent.click(confirm);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByText(/^Escreva um número/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Número da questão 17' }), '5');
    await expect(canvas.queryByText(/^Escreva um número/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('-12,5');
    await userEvent.click(canvas.getByRole('radio', { name: 'Em branco' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('');
  },
};
export const Blank: Story = { name: 'Em branco', args: { selected: '', cropUrl: undefined } };
export const Phone: Story = { name: 'Celular', args: { selected: 'B' }, globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
