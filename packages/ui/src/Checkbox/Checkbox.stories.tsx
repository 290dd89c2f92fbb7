import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Componentes/Entrada/Caixa de seleção',
  id: 'checkbox',
  component: Checkbox,
  args: { children: 'Manter conectado', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  name: 'Desmarcada',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Manter conectado' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Checked: Story = { name: 'Marcada', args: { defaultSelected: true } };
export const Indeterminate: Story = {
  name: 'Em parte',
  args: { isIndeterminate: true, children: 'Todas as permissões' },
};
export const Invalid: Story = { name: 'Inválida', args: { isInvalid: true, isRequired: true } };
export const Disabled: Story = { name: 'Desativado', args: { isDisabled: true, defaultSelected: true } };
export const WithoutWords: Story = {
  name: 'Sem palavras',
  args: { hideLabel: true, children: 'Selecionar Ana Beatriz Moura' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Selecionar Ana Beatriz Moura' })).toBeInTheDocument();
  },
};
export const InAScrolledDialog: Story = {
  name: 'Em diálogo com rolagem',
  decorators: [
    (StoryFn) => (
      <section aria-label="Formulário" style={{ height: 220, overflow: 'auto' }}>
        <div style={{ paddingTop: 900 }}>
          <StoryFn />
        </div>
      </section>
    ),
  ],
  play: async ({ canvas }) => {
    const form = canvas.getByRole('region', { name: 'Formulário' });
    canvas.getByRole('checkbox').focus();
    const { bottom } = canvas.getByText('Manter conectado').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(form.getBoundingClientRect().bottom);
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: {
    children: 'Receber avisos de avaliações de todas as turmas',
    description: 'Um por dia, às 18 horas, somente quando houver novidade.',
  },
};
