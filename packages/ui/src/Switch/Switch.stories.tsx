import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Componentes/Entrada/Interruptor',
  id: 'switch',
  component: Switch,
  args: { children: 'Receber avisos por e-mail', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  name: 'Desligado',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch', { name: 'Receber avisos por e-mail' });
    await expect(control).toHaveFocus();
    await expect(control).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = { name: 'Ligado', args: { defaultSelected: true } };
export const Disabled: Story = { name: 'Desativado', args: { isDisabled: true } };
export const DisabledOn: Story = { name: 'Ligado e desativado', args: { isDisabled: true, defaultSelected: true } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: {
    defaultSelected: true,
    children: 'Mostrar aos estudantes as notas que ainda não foram confirmadas',
    description: 'Vale para todas as turmas desta instituição a partir de agora.',
  },
};
