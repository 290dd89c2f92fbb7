import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../../lib/testing/story-server.ts';
import { MaterialDialog } from './MaterialDialog.tsx';

const server = new StoryServer();
const tooLong = 'O nome do arquivo deve ter no máximo 200 caracteres';

/** A file is sent by the request that tells how much of it has left. */
class FailingUpload {
  readonly upload = {};
  readonly status = 400;
  readonly statusText = '';
  readonly responseText = JSON.stringify({
    ...{ success: false, code: 'invalid-request', message: 'Dados inválidos', request_id: 'story' },
    errors: [{ field: 'file_name', message: tooLong }],
  });
  onload = () => undefined;
  onloadend = () => undefined;
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    this.onload();
    this.onloadend();
  }
}
const meta = {
  title: 'Telas/Turma e correção/Enviar material',
  id: 'material-dialog',
  component: MaterialDialog,
  decorators: [aroundStory],
  args: { editing: null, classId: 'turma', onClose: fn() },
  beforeEach: () => {
    localStorage.clear();
    return server.answer({})();
  },
} satisfies Meta<typeof MaterialDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (file: File) => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.upload(dialog.querySelector('input[type=file]') as HTMLElement, file);
};

export const EmptyFile: Story = {
  play: async () => {
    await choose(new File([], 'lista.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(screen.getByText('O arquivo está vazio.')).toBeVisible());
  },
};

/** The call names the file's name; the file is where it can be mended. */
export const NameTooLong: Story = {
  beforeEach: () => {
    const before = globalThis.XMLHttpRequest;
    globalThis.XMLHttpRequest = FailingUpload as unknown as typeof XMLHttpRequest;
    return () => {
      globalThis.XMLHttpRequest = before;
    };
  },
  play: async () => {
    await choose(new File(['%PDF-1.7'], `${'a'.repeat(210)}.pdf`, { type: 'application/pdf' }));
    await userEvent.type(screen.getByLabelText(/^Título/), 'Lista 3');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar material' }));
    await waitFor(() => expect(screen.getByText(tooLong)).toBeVisible());
  },
};

/** Told before anything is sent, and kept as it was typed. */
export const TextsTooLong: Story = {
  play: async () => {
    await choose(new File(['%PDF-1.7'], 'lista.pdf', { type: 'application/pdf' }));
    const title = screen.getByLabelText(/^Título/);
    await userEvent.click(title);
    await userEvent.paste('a'.repeat(201));
    await userEvent.click(screen.getByLabelText(/^Descrição/));
    await userEvent.paste('a'.repeat(2001));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar material' }));
    await waitFor(() => expect(screen.getByText('O título deve ter no máximo 200 caracteres')).toBeVisible());
    await expect(screen.getByText('A descrição deve ter no máximo 2000 caracteres')).toBeVisible();
    await expect(title).toHaveValue('a'.repeat(201));
    await expect(server.writes()).toEqual([]);
  },
};
