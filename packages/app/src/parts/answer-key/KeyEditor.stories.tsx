import type { AnswerKey } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { KeyEditor } from './KeyEditor.tsx';
import { changeKey, keyOf, openKey } from './key-draft.ts';

const rules: AnswerKey = [
  {
    '1': 'b',
    '2': { kind: 'several', letters: ['a', 'c'], grading: 'partial' },
    '3': { kind: 'alternatives', points: { a: 1, c: 0.5 } },
    '4': { kind: 'true-false', right: false },
    '5': { kind: 'open', scale: 'halves' },
  },
];

function Editing({ saved, isDisabled }: { saved: AnswerKey; isDisabled: boolean }) {
  const [draft, setDraft] = useState(() => openKey(saved));
  const frame = useRef<HTMLDivElement>(null);
  return (
    <>
      <KeyEditor
        draft={draft}
        isDisabled={isDisabled}
        frame={frame}
        onChange={(change) => setDraft((now) => changeKey(now, change))}
      />
      <output hidden>{JSON.stringify(keyOf(draft))}</output>
    </>
  );
}

const meta = {
  title: 'Telas/Avaliações/Gabarito',
  id: 'keyeditor',
  component: Editing,
  args: { saved: rules, isDisabled: false },
} satisfies Meta<typeof Editing>;

export default meta;
type Story = StoryObj<typeof meta>;

const rulesIn = (canvasElement: HTMLElement) =>
  JSON.parse(canvasElement.querySelector('output')?.textContent ?? '[]')[0] as AnswerKey[number];
const open = async (canvas: ReturnType<typeof within>, question: number) => {
  await userEvent.click(canvas.getByRole('button', { name: `Como se corrige: Coluna 1, questão ${question}` }));
  return within(canvas.getByRole('region', { name: `Correção: Coluna 1, questão ${question}` }));
};

export const Rules: Story = {
  name: 'Tipos de questão',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('A + C (parcial)')).toBeVisible();
    await expect(canvas.getByText('A = 1, C = 0,5')).toBeVisible();
    const several = await open(canvas, 2);
    await userEvent.click(several.getByRole('checkbox', { name: 'D' }));
    await userEvent.click(several.getByRole('radio', { name: 'Exata' }));
    await expect(rulesIn(canvasElement)['2']).toEqual({ kind: 'several', letters: ['a', 'c', 'd'], grading: 'exact' });
    for (const letter of ['C', 'D']) await userEvent.click(several.getByRole('checkbox', { name: letter }));
    // A question has an answer: the last one stays.
    await expect(several.getByRole('checkbox', { name: 'A' })).toBeDisabled();
    const statement = await open(canvas, 4);
    await userEvent.click(statement.getByRole('radio', { name: 'Verdadeira' }));
    await expect(rulesIn(canvasElement)['4']).toEqual({ kind: 'true-false', right: true });
  },
};

export const Points: Story = {
  name: 'Alternativas com pontos',
  play: async ({ canvas, canvasElement }) => {
    const points = await open(canvas, 3);
    const field = (letter: string) => points.getByRole('textbox', { name: `Pontos da ${letter}` });
    await userEvent.clear(field('A'));
    await userEvent.type(field('A'), '0,25{Tab}');
    await expect(await points.findByRole('alert')).toHaveTextContent('a questão fica como estava: A = 1, C = 0,5');
    await userEvent.clear(field('B'));
    await userEvent.type(field('B'), '1{Tab}');
    await expect(rulesIn(canvasElement)['3']).toEqual({ kind: 'alternatives', points: { a: 0.25, b: 1, c: 0.5 } });
  },
};

export const FromOneLetter: Story = {
  name: 'De uma letra a várias',
  play: async ({ canvas, canvasElement }) => {
    const rule = await open(canvas, 1);
    await userEvent.click(rule.getByRole('button', { name: /Como se corrige/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /Várias alternativas/ }));
    await expect(rulesIn(canvasElement)['1']).toEqual({ kind: 'several', letters: ['b'], grading: 'exact' });
  },
};

export const Open: Story = {
  name: 'Questão aberta',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Aberta (0 ½ 1)')).toBeVisible();
    const rule = await open(canvas, 5);
    await expect(rule.queryByText(/cinco bolinhas/)).toBeNull();
    await userEvent.click(rule.getByRole('button', { name: /Caixas para a nota/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /¼/ }));
    await expect(rulesIn(canvasElement)['5']).toEqual({ kind: 'open', scale: 'quarters' });
    await expect(rule.getByText(/cinco bolinhas/)).toBeVisible();
  },
};

export const Numeric: Story = {
  name: 'Questão numérica',
  play: async ({ canvas, canvasElement }) => {
    const rule = await open(canvas, 1);
    await userEvent.click(rule.getByRole('button', { name: /Como se corrige/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /Numérica/ }));
    const type = async (field: RegExp, text: string) => {
      await userEvent.clear(rule.getByRole('textbox', { name: field }));
      await userEvent.type(rule.getByRole('textbox', { name: field }), `${text}{Enter}`);
    };
    await type(/Número certo/, '-12,5');
    await type(/Tolerância/, '0,1');
    await expect(rulesIn(canvasElement)['1']).toEqual({ kind: 'numeric', value: -12.5, tolerance: 0.1 });
    await type(/Número certo/, '123456');
    await expect(rule.getByRole('alert')).toHaveTextContent(/não cabe/);
    await expect(rulesIn(canvasElement)['1']).toEqual({ kind: 'numeric', value: -12.5, tolerance: 0.1 });
  },
};
export const Phone: Story = { ...Rules, name: 'Celular', globals: { viewport: { value: 'phone' } } };

export const TwoPages: Story = {
  name: 'Duas páginas',
  tags: ['full'],
  args: { saved: [] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Colunas/ }));
    await userEvent.click(await screen.findByRole('option', { name: '8' }));
    await expect(
      await canvas.findByText('Duas páginas por aluno: até a coluna 4 na primeira, até a 8 na segunda.'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('region', { name: /^Coluna \d$/ })).toHaveLength(8);
    await expect(JSON.parse(canvasElement.querySelector('output')?.textContent ?? '[]')).toHaveLength(8);
  },
};
