import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ComboBox } from './ComboBox.tsx';

const names = ['Santa Aurora', 'São João do Ipê', 'Conceição da Serra', 'Vale do Ipê', 'Pedra Alta', 'Água Boa'];
const some = names.map((label, at) => ({ id: `m${at}`, label }));
const thousands = Array.from({ length: 5600 }, (_, at) => ({
  id: `m${at}`,
  label: `${names[at % names.length]} ${at + 1}`,
  detail: at % 2 === 0 ? 'MG' : 'BA',
}));

const meta = {
  title: 'Componentes/Entrada/Busca em lista longa',
  id: 'combobox',
  component: ComboBox,
  args: { label: 'Município', items: some, selectedId: null, onChange: fn(), placeholder: 'Digite o nome' },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vazio',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('combobox', { name: 'Município' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('ipe sao');
    // A list of thousands lays its options out a moment after it has them.
    await waitFor(() => expect(screen.getByRole('option', { name: 'São João do Ipê' })).toBeVisible());
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('m1');
  },
};

export const Thousands: Story = {
  name: 'Milhares',
  args: { items: thousands, selectedId: 'm3' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Vale do Ipê 4');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.clear(input);
    await userEvent.keyboard('agua 5598');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('m5597');
  },
};

export const Emptied: Story = {
  name: 'Esvaziado',
  args: { selectedId: 'm0' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const NothingFound: Story = {
  name: 'Nada encontrado',
  args: { emptyText: 'Nenhum município com este nome' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getByText('Nenhum município com este nome')).toBeVisible());
  },
};

export const Loading: Story = {
  name: 'Carregando',
  args: { items: [], isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mostrar sugestões/ }));
    await waitFor(() => expect(screen.getByText('Carregando...')).toBeVisible());
  },
};

export const SearchedByTheServer: Story = {
  name: 'Buscado pelo servidor',
  args: { onSearch: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz');
    await expect(args.onSearch).toHaveBeenLastCalledWith('zz');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(6));
  },
};

/**
 * What is around the field scrolls, as a dialog does by itself when an error goes from above: the list follows, and an
 * option can be pressed. Out of sight it closes, and what was typed stays.
 */
export const InAScrolledDialog: Story = {
  name: 'Em diálogo com rolagem',
  decorators: [
    (StoryFn) => (
      <section aria-label="Formulário" style={{ height: 220, overflow: 'auto' }}>
        <div style={{ height: 900, paddingTop: 60 }}>
          <StoryFn />
        </div>
      </section>
    ),
  ],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    const form = canvas.getByRole('region', { name: 'Formulário' });
    const option = () => screen.getByRole('option', { name: 'Vale do Ipê' });
    const gap = () => option().getBoundingClientRect().top - input.getBoundingClientRect().bottom;
    await userEvent.type(input, 'ipe');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    const before = gap();
    const pressed = option();
    form.scrollTop = 40;
    await new Promise((resolve) => form.addEventListener('scroll', resolve, { once: true }));
    await waitFor(() => expect(Math.abs(gap() - before)).toBeLessThanOrEqual(1));
    await expect(option()).toBe(pressed);
    await userEvent.click(pressed);
    await expect(args.onChange).toHaveBeenLastCalledWith('m3');

    await userEvent.clear(input);
    await userEvent.type(input, 'serra');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    form.scrollTop = 600;
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(input).toHaveValue('serra');
  },
};

export const Wrong: Story = { name: 'Errado', args: { errorMessage: 'Selecione um município', isRequired: true } };
export const WithoutDrawnLabel: Story = {
  name: 'Sem rótulo desenhado',
  args: { hideLabel: true, placeholder: 'Todos os municípios' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: args.label })).toBeVisible();
  },
};
export const Disabled: Story = { name: 'Desativado', args: { isDisabled: true, selectedId: 'm0' } };

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: {
    label: 'Instituição de ensino',
    selectedId: 'a',
    items: [
      { id: 'a', label: 'Escola Municipal Professora Dalva Nogueira de Albuquerque', detail: '312 alunos' },
      { id: 'b', label: 'Escola Municipal Antônio Sabiá' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    const [first, second] = screen.getAllByRole('option').map((option) => option.getBoundingClientRect());
    await expect(first?.bottom ?? 0).toBeLessThanOrEqual((second?.top ?? 0) + 1);
  },
};

/** What stands beside a name is not cut either. */
export const PhoneLongDetail: Story = {
  name: 'Celular, e-mail longo',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Usuário',
    items: [
      {
        id: 'a',
        label: 'Maria Aparecida dos Santos Albuquerque Cavalcanti',
        detail: 'Professor(a) · maria.aparecida.dos.santos.albuquerque.cavalcanti@educacao.santaaurora.mg.gov.br',
      },
      { id: 'b', label: 'Antônio Sabiá' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const detail = await screen.findByText(/@educacao/);
    const option = screen.getAllByRole('option')[0] as HTMLElement;
    await waitFor(() => expect(option).toBeVisible());
    const [inner, outer] = [detail, option].map((one) => one.getBoundingClientRect());
    await expect(inner?.right).toBeLessThanOrEqual(outer?.right ?? 0);
    const second = screen.getAllByRole('option')[1]?.getBoundingClientRect();
    await expect(outer?.bottom ?? 0).toBeLessThanOrEqual((second?.top ?? 0) + 1);
  },
};
