import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { keyFrom, keysFrom } from '../machine/draft-samples.ts';
import { TypedAnswers } from './TypedAnswers.tsx';

const onSave = fn();
const onClose = fn();
const key = keyFrom('abcdabcdab', 'dcbadcbadc');

const meta = {
  title: 'Telas/Partes/Respostas digitadas',
  id: 'typed-answers',
  component: TypedAnswers,
  args: {
    student: { id: 'duda', matricula: '20263', label: 'Duda Ramos' },
    keys: keysFrom(key),
    onSave,
    onClose,
  },
  beforeEach: () => {
    onSave.mockClear();
    localStorage.clear();
    return new StoryServer().answer({}, { role: 'TEACHER' })();
  },
} satisfies Meta<typeof TypedAnswers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  play: async () => {
    const first = await screen.findByLabelText('Questão 1 da coluna 1');
    await expect(first).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Salvar respostas' })).toBeDisabled();
    await userEvent.keyboard('abcdabcda0');
    await expect(screen.getByLabelText('Questão 1 da coluna 2')).toHaveFocus();
    await expect(screen.getByLabelText('Questão 10 da coluna 1')).toHaveValue('–');
    await userEvent.keyboard('dcbadcbad2');
    await expect(screen.getByRole('status')).toHaveTextContent('Todas as questões têm resposta.');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar respostas' }));
    const [draft] = onSave.mock.calls[0] ?? [];
    await expect(draft).toMatchObject({ isTyped: true, version: 'A' });
    await expect(draft.answers[1].questions[9]).toMatchObject({ state: 'blank', letters: 'ABCD' });
  },
};

export const GoesOn: Story = {
  name: 'Segue em frente',
  args: { student: { id: 'caio', matricula: '20262', label: 'Caio Luz' } },
  play: async ({ mount, args }) => {
    await mount(<TypedAnswers {...args} />);
    await screen.findByLabelText('Questão 1 da coluna 1');
    await userEvent.keyboard('ab0');
    await mount(<TypedAnswers key="again" {...args} />);
    await expect(await screen.findByText(/^Recuperamos/)).toBeInTheDocument();
    await expect(await screen.findByLabelText('Questão 3 da coluna 1')).toHaveValue('–');
    await expect(screen.getByLabelText('Questão 4 da coluna 1')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Começar de novo' }));
    await expect(screen.getByLabelText('Questão 1 da coluna 1')).toHaveValue('');
    await expect(screen.queryByText(/^Recuperamos/)).toBeNull();
  },
};

export const TwoVersions: Story = {
  name: 'Duas versões',
  args: { keys: keysFrom(key, { version_b: { key, annulled: [], order: null } }) },
  play: async () => {
    await screen.findByLabelText('Questão 1 da coluna 1');
    (await screen.findByLabelText('Questão 1 da coluna 1')).focus();
    await userEvent.keyboard('abcdabcdabdcbadcbadc');
    const save = screen.getByRole('button', { name: 'Salvar respostas' });
    await expect(save).toBeDisabled();
    await userEvent.click(screen.getByText('Versão B'));
    await userEvent.click(save);
    await expect(onSave.mock.calls[0]?.[0]).toMatchObject({ version: 'B' });
  },
};

export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
