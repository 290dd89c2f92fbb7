import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Componentes/Entrada/Texto longo',
  id: 'textarea',
  component: TextArea,
  args: { label: 'Mensagem', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vazio',
  args: { placeholder: 'Escreva o aviso' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Linha 1{Enter}Linha 2');
    await expect(canvas.getByRole('textbox')).toHaveValue('Linha 1\nLinha 2');
    await expect(args.onChange).toHaveBeenLastCalledWith('Linha 1\nLinha 2');
  },
};

export const Wrong: Story = { name: 'Errado', args: { errorMessage: 'Escreva a mensagem', isRequired: true } };
export const Disabled: Story = {
  name: 'Desativado',
  args: { isDisabled: true, defaultValue: 'Confira as novidades no painel.' },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { defaultValue: 'Identificamos lentidão no envio de fotos e já estamos trabalhando para resolver.', rows: 3 },
};
