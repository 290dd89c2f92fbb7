import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { tabTo } from '../testing/plays.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Componentes/Entrada/Data',
  id: 'datepicker',
  component: DatePicker,
  args: { label: 'Data de nascimento', today: '2026-08-14', onChange: fn() },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vazio',
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Data de nascimento' });
    await expect(group).toHaveTextContent('dd/mm/aaaa');
    await userEvent.tab();
    await userEvent.keyboard('22031984');
    await expect(args.onChange).toHaveBeenLastCalledWith('1984-03-22');
    await expect(group).toHaveTextContent('22/03/1984');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1985-03-22');
  },
};

/** Nobody is told of the years 2, 20 and 202; a year that is left so is half a date. */
export const YearInTyping: Story = {
  name: 'Ano sendo digitado',
  args: { value: undefined, defaultValue: '2026-08-14', min: '2020-01-01', onChange: fn() },
  play: async ({ canvas, args }) => {
    const year = canvas.getByRole('spinbutton', { name: /^ano/ });
    await userEvent.click(year);
    await userEvent.keyboard('203');
    await expect(year).toHaveTextContent('203');
    await userEvent.keyboard('1');
    await expect(year).toHaveTextContent('2031');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenNthCalledWith(1, null);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, '2031-08-14');
    await userEvent.click(year);
    await userEvent.keyboard('26');
    await userEvent.click(document.body);
    await expect(await canvas.findByText('Complete a data ou apague-a')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const PickedFromTheMonth: Story = {
  name: 'Escolhida no mês',
  args: { label: 'Data da avaliação', value: '2026-08-14' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    const chosen = within(dialog).getByRole('button', { name: /14 de agosto de 2026/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-08-22');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FarYear: Story = {
  name: 'Ano distante',
  args: { max: '2026-08-14' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'ano' }), '1984');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'mês' }), 'março');
    await userEvent.click(dialog.getByRole('button', { name: /22 de março de 1984/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1984-03-22');
  },
};

export const Pasted: Story = {
  name: 'Colado',
  args: { value: null },
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getAllByRole('spinbutton')[0]);
    await userEvent.paste('22/03/1984');
    await expect(args.onChange).toHaveBeenLastCalledWith('1984-03-22');
  },
};

/** Half a date is none: the date of before is not kept behind it. */
export const PartlyCleared: Story = {
  name: 'Limpo em parte',
  args: { value: undefined, defaultValue: '2026-08-14' },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group');
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(group).toHaveTextContent('dd/08/2026');
    await userEvent.click(document.body);
    await expect(await canvas.findByText('Complete a data ou apague-a')).toBeVisible();
    await expect(group).toHaveTextContent('dd/08/2026');
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('14');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-08-14');
    await expect(canvas.queryByText('Complete a data ou apague-a')).toBeNull();
  },
};

export const Cleared: Story = {
  name: 'Limpo',
  args: { value: undefined, defaultValue: '2026-08-14' },
  play: async ({ canvas, args }) => {
    for (const part of canvas.getAllByRole('spinbutton')) {
      for (let digit = 0; digit < 4 && !part.hasAttribute('data-placeholder'); digit++) {
        part.focus();
        await userEvent.keyboard('{Backspace}');
      }
    }
    await expect(canvas.getByRole('group')).toHaveTextContent('dd/mm/aaaa');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(document.body);
    await expect(canvas.queryByText('Complete a data ou apague-a')).toBeNull();
  },
};

export const OutOfBounds: Story = {
  name: 'Fora do intervalo',
  args: { label: 'Início das aulas', value: '2026-01-10', min: '2026-02-01', max: '2026-12-20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Informe a partir de 01\/02\/2026$/);
  },
};

export const Wrong: Story = {
  name: 'Errado',
  args: { value: '2030-01-01', errorMessage: 'A data de nascimento está no futuro', isRequired: true },
};
export const Disabled: Story = { name: 'Desativado', args: { value: '1984-03-22', isDisabled: true } };

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { label: 'Data de nascimento do estudante', value: '2012-11-05', description: 'Como está na certidão.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
