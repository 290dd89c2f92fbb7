import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { latePart, useLatePart } from '../Overlays/late-part.ts';
import { ToastProvider } from './Toasts.tsx';
import { showToast } from './toast-queue.ts';

const meta = {
  title: 'Componentes/Avisos/Aviso que passa',
  id: 'toasts',
  component: ToastProvider,
  args: { children: 'Conteúdo da página' },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  name: 'Tons',
  play: async () => {
    showToast({ tone: 'success', message: 'Usuário criado com sucesso!', durationMs: 60_000 });
    showToast({ tone: 'error', message: 'Erro ao salvar usuário', durationMs: 60_000 });
    showToast({ tone: 'warning', message: 'Esta permissão é obrigatória para MASTER', durationMs: 60_000 });
    showToast({ tone: 'info', message: 'Salvando categoria...', durationMs: 60_000 });
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(4));
    await expect(screen.getByRole('region', { name: /Avisos|aviso/i })).toBeVisible();
    const [first] = screen.getAllByRole('button', { name: 'Fechar aviso' });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
  },
};

/** What was done can be taken back; the message goes with it. */
export const WithAnAction: Story = {
  name: 'Com um ato',
  play: async () => {
    const onPress = fn();
    showToast({
      tone: 'info',
      message: 'Rascunho guardado',
      durationMs: 60_000,
      action: { label: 'Descartar', onPress },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Rascunho guardado')).toBeNull());
  },
};

export const LeavesByItself: Story = {
  name: 'Sai sozinho',
  play: async () => {
    showToast({ tone: 'success', message: 'Notas salvas', durationMs: 300 });
    await waitFor(() => expect(screen.getByText('Notas salvas')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Notas salvas')).toBeNull());
  },
};

export const WaitsUnderThePointer: Story = {
  name: 'Espera sob o ponteiro',
  play: async () => {
    showToast({ tone: 'info', message: 'Fique um pouco', durationMs: 400 });
    const text = await screen.findByText('Fique um pouco');
    await userEvent.hover(text);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(text).toBeVisible();
    await userEvent.unhover(text);
    await waitFor(() => expect(screen.queryByText('Fique um pouco')).toBeNull());
  },
};

const lost = fn();
const partOfABadLine = latePart(async () => {
  lost();
  if (lost.mock.calls.length <= 2) throw new TypeError('Failed to fetch dynamically imported module');
  return { text: 'Veio depois de tentar de novo' };
});

function FetchedAgain() {
  return <p>{useLatePart(partOfABadLine, true)?.text ?? 'A caminho'}</p>;
}

/** The code that shows the messages is fetched again where the connection fails just then: what was said is not lost. */
export const CodeThatDidNotCome: Story = {
  name: 'Código que não veio',
  args: { children: <FetchedAgain /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Veio depois de tentar de novo')).toBeVisible();
  },
};

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async () => {
    showToast({
      tone: 'error',
      message: 'Não foi possível salvar as notas do segundo bimestre. Verifique a conexão e tente novamente.',
      durationMs: 60_000,
    });
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};
