import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';

const meta = {
  title: 'Telas/Notificações/Nova notificação geral',
  id: 'announcement-dialog',
  component: AnnouncementDialog,
  decorators: [aroundStory],
  args: { onClose: fn(), onSend: fn() },
  beforeEach: () => {
    localStorage.clear();
    return new StoryServer().answer({}, { role: 'MASTER' })();
  },
} satisfies Meta<typeof AnnouncementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (label: string) => {
  await userEvent.click(screen.getByRole('button', { name: /Modelo rápido/ }));
  await userEvent.click(await screen.findByRole('option', { name: label }));
};

/** A template fills what is blank or another template's, and leaves what was written until it is told to replace it. */
export const OwnWords: Story = {
  name: 'Texto próprio',
  play: async ({ step }) => {
    const title = await screen.findByRole('textbox', { name: 'Título' });
    const message = screen.getByRole('textbox', { name: /Mensagem/ });
    await step('one template after the other', async () => {
      await choose('Boas-vindas');
      await choose('Incidente');
      await waitFor(() => expect(title).toHaveValue('Incidente'));
      await expect(screen.queryByText('O que você escreveu foi mantido.')).toBeNull();
    });
    await step('a message of one’s own stays', async () => {
      await userEvent.clear(message);
      await userEvent.type(message, 'Sexta não há aula.');
      await choose('Em manutenção');
      await waitFor(() => expect(title).toHaveValue('Manutenção programada'));
      await expect(message).toHaveValue('Sexta não há aula.');
      await expect(screen.getByText('O que você escreveu foi mantido.')).toBeVisible();
    });
    await step('until it is given up', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Trocar pelo texto do modelo' }));
      await waitFor(() =>
        expect(message).toHaveValue('O sistema ficará indisponível das 22:00 às 23:30 para manutenção.'),
      );
      await expect(screen.queryByText('O que você escreveu foi mantido.')).toBeNull();
    });
  },
};
