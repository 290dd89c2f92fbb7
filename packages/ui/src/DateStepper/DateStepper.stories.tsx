import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useOwnValue } from '../Field/use-own-value.ts';
import { tabTo } from '../testing/plays.ts';
import { DateStepper } from './DateStepper.tsx';

const meta = {
  title: 'Componentes/Entrada/Dia da tela',
  id: 'datestepper',
  component: DateStepper,
  args: { label: 'Dia da chamada', value: '2026-08-14', today: '2026-08-14', onChange: fn() },
  render: function Stateful({ value: initial, onChange, ...rest }) {
    const [value, change] = useOwnValue<string>(undefined, initial, onChange);
    return <DateStepper {...rest} value={value} onChange={change} />;
  },
} satisfies Meta<typeof DateStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  name: 'Hoje',
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Dia anterior' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-08-13');
    await expect(canvas.getByText('Quinta, 13 de agosto')).toBeVisible();
    await expect(canvas.queryByText('Hoje')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-08-14');
  },
};

export const PickedFromTheMonth: Story = {
  name: 'Escolhida no mês',
  args: { min: '2026-02-02', max: '2026-08-14' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Próximo dia' })).toBeDisabled();
    canvas.getByRole('button', { name: 'Sexta, 14 de agosto, Hoje, Abrir calendário Dia da chamada' }).focus();
    await userEvent.keyboard('{Enter}');
    const month = await within(await screen.findByRole('dialog', { name: 'Dia da chamada' })).findByRole('grid');
    await waitFor(() => expect(month).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-08-06'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Holiday: Story = {
  name: 'Feriado',
  args: { value: '2026-09-07', note: 'Feriado: Independência do Brasil' },
};
export const LastYear: Story = { name: 'Ano anterior', args: { value: '2025-12-19' } };
export const Disabled: Story = { name: 'Desativado', args: { isDisabled: true } };
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  args: { value: '2026-09-07', note: 'Feriado: Independência do Brasil' },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
