import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Componentes/Entrada/Hora',
  id: 'timefield',
  component: TimeField,
  args: { label: 'Início', onChange: fn() },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vazio',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('0750');
    await expect(args.onChange).toHaveBeenLastCalledWith('07:50');
    await expect(canvas.getByRole('group', { name: 'Início' })).toHaveTextContent('07:50');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('08:50');
  },
};

export const Afternoon: Story = {
  name: 'À tarde',
  args: { value: '13:05' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('13:05');
  },
};

export const PartlyCleared: Story = {
  name: 'Limpo em parte',
  args: { defaultValue: '13:05' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}{Tab}{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(await canvas.findByText('Complete o horário ou apague-o')).toBeVisible();
    await expect(canvas.getByRole('group')).toHaveTextContent('––:05');
  },
};

export const Cleared: Story = {
  name: 'Limpo',
  args: { defaultValue: '13:05' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowRight}{Backspace}{Backspace}');
    await expect(canvas.getByRole('group')).toHaveTextContent('––:––');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(document.body);
    await expect(canvas.getByRole('group')).toHaveTextContent('––:––');
    await expect(canvas.queryByText('Complete o horário ou apague-o')).toBeNull();
  },
};

export const OutOfBounds: Story = {
  name: 'Fora do intervalo',
  args: { label: 'Fim', value: '07:00', min: '07:50' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Informe a partir de 07:50')).toBeVisible();
  },
};

export const Wrong: Story = {
  name: 'Errado',
  args: { isRequired: true, errorMessage: 'Preencha horário inicial e final' },
};
export const Disabled: Story = { name: 'Desativado', args: { value: '08:00', isDisabled: true } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { label: 'Horário de início da primeira aula', value: '08:00', description: 'O padrão é 08:00 a 09:00.' },
};
