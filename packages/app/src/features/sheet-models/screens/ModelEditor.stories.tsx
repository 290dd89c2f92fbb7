import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleLayout } from '../draft/model-samples.ts';
import type { TestRead } from '../read-with-draft.ts';
import type { Worked } from '../use-file-work.ts';
import { ModelEditor } from './ModelEditor.tsx';

/** A sheet as the sample has it. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 220"><rect width="220" height="220" fill="#fff"/>${sampleLayout.groups
    .flatMap(({ lines }) => lines.flat())
    .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="5" fill="none" stroke="#444"/>`)
    .join('')}</svg>`,
)}`;

const test: TestRead = {
  ok: true,
  answers: Array.from({ length: 9 }, (_, at) => ({
    question: at + 1,
    ...(at === 4 ? { state: 'uncertain', letters: 'B' } : { state: 'marked', letters: 'ABCD'[at % 4] ?? 'A' }),
  })),
  numbers: [{ name: 'Matrícula', value: '207', state: 'marked' }],
  read: 9,
  doubtful: 1,
};

const meta = {
  title: 'Telas/Modelos de folha/Editor',
  id: 'sheet-model-editor',
  component: ModelEditor,
  args: {
    start: sampleLayout,
    picture,
    name: 'Simulado',
    isReadOnly: false,
    isSaving: false,
    saveLabel: 'Salvar modelo',
    readTest: async (): Promise<Worked<TestRead>> => test,
    onSave: fn(),
  },
} satisfies Meta<typeof ModelEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const photo = () => new File([new Uint8Array([0xff, 0xd8, 0xff])], 'teste.jpg', { type: 'image/jpeg' });

/** By the keyboard and the fields alone: a group is ignored, another is split; a test read lets the model be saved. */
export const ByFields: Story = {
  name: 'Pelos campos',
  tags: ['full'],
  play: async ({ canvas, canvasElement, args }) => {
    const save = await canvas.findByRole('button', { name: 'Salvar modelo' });
    await expect(save).toBeDisabled();
    const second = within(canvas.getByRole('group', { name: 'Grupo 2' }));
    await expect(second.getByText('Questões 1 a 5')).toBeVisible();

    const third = within(canvas.getByRole('group', { name: 'Grupo 3' }));
    const first = third.getByRole('textbox', { name: 'Primeira questão' });
    await userEvent.clear(first);
    await userEvent.type(first, '7{Tab}');
    await expect(await canvas.findByText('Nenhum grupo tem a questão 6.')).toBeVisible();
    await userEvent.clear(first);
    await userEvent.type(first, '6{Tab}');
    await waitFor(() => expect(canvas.queryByText('Nenhum grupo tem a questão 6.')).toBeNull());

    await userEvent.click(second.getByRole('button', { name: 'Posição, dividir e juntar' }));
    await userEvent.click(await second.findByRole('button', { name: 'Dividir linhas' }));
    await expect(await canvas.findByRole('group', { name: 'Grupo 4' })).toBeVisible();
    await userEvent.click(second.getByRole('button', { name: 'Juntar com o grupo 4' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Grupo 4' })).toBeNull());

    await canvas.findByRole('button', { name: 'Salvar modelo' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, photo());
    await expect(await canvas.findByText('9 linhas lidas · 1 duvidosa')).toBeVisible();
    await expect(canvas.getByText('Matrícula: 207')).toBeVisible();
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** A change after the test read asks for another. */
export const ChangedAfterTest: Story = {
  name: 'Mudado depois do teste',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Salvar modelo' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, photo());
    await canvas.findByText('9 linhas lidas · 1 duvidosa');
    const group = within(canvas.getByRole('group', { name: 'Grupo 3' }));
    const lines = group.getByRole('textbox', { name: 'Questões' });
    await userEvent.clear(lines);
    await userEvent.type(lines, '3{Tab}');
    await expect(await canvas.findByText(/O modelo mudou depois da leitura de teste/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Salvar modelo' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ler de novo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Salvar modelo' })).toBeEnabled());
  },
};

/** What reads comes only then: without a connection it says why nothing is read, and can be tried again. */
export const ReaderDidNotCome: Story = {
  name: 'O leitor não veio',
  args: { readTest: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Salvar modelo' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, photo());
    await expect(await canvas.findByText(/Esta parte do sistema não pôde ser carregada/)).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** In the picture: a group is dragged to another place. */
export const Dragged: Story = {
  name: 'Arrastado na imagem',
  play: async ({ canvas, canvasElement }) => {
    const rect = canvasElement.querySelector('rect[data-group="3"]');
    if (!rect) throw new Error('no group');
    const { left, top, width, height } = rect.getBoundingClientRect();
    const from = { clientX: left + width / 2, clientY: top + height / 2 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: rect, coords: from },
      { target: rect, coords: { clientX: from.clientX + 30, clientY: from.clientY } },
      { keys: '[/MouseLeft]', target: rect },
    ]);
    const group = within(canvas.getByRole('group', { name: 'Grupo 3' }));
    await userEvent.click(group.getByRole('button', { name: 'Posição, dividir e juntar' }));
    await expect(
      Number((await group.findByRole<HTMLInputElement>('textbox', { name: 'Esquerda' })).value),
    ).toBeGreaterThan(115);
  },
};

/** Whoever does not administer the school sees what the model is. */
export const ReadOnly: Story = { name: 'Só leitura', args: { isReadOnly: true } };

/** A photo that cannot be read says so in words. */
export const TestFails: Story = {
  name: 'Teste que não lê',
  args: { readTest: async () => ({ ok: false, message: 'Nenhuma folha de respostas foi encontrada.' }) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Salvar modelo' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, photo());
    await expect(await canvas.findByText('Nenhuma folha de respostas foi encontrada.')).toBeVisible();
  },
};
