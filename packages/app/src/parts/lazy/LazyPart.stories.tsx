import { Button, Modal, TextField } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Lazy } from '../../lib/lazy/LazyComponent.tsx';
import { comingParts } from '../../lib/testing/coming-parts.ts';
import { lazyDialog, lazyField, lazySection } from './LazyPart.tsx';

interface Closable {
  readonly onClose: () => void;
}

function Dialog({ onClose }: Closable) {
  return (
    <Modal isOpen title="Nova turma" onOpenChange={onClose}>
      <TextField label="Nome" />
    </Modal>
  );
}

function Opener({ part: Part }: { part: Lazy<Closable> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Adicionar</Button>
      {isOpen && <Part onClose={() => setOpen(false)} />}
    </>
  );
}

const coming = comingParts(Dialog, 0);
const comingLate = comingParts(Dialog, 1);
const comingSection = comingParts(() => <p>Alunos da turma</p>, 1);
const LateSection = lazySection(comingSection.load);
const comingField = comingParts(() => <TextField label="Ano letivo" defaultValue="2026" />, 0);
const LateField = lazyField(comingField.load, () => <TextField isDisabled label="Ano letivo" value="2026" />);

const meta = {
  title: 'Telas/Partes/Parte que vem depois',
  id: 'lazy-part',
  component: Opener,
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus waits where it was, goes into the dialog, and comes back; Escape gives up what is still on its way. */
export const Comes: Story = {
  name: 'Chega',
  args: { part: lazyDialog(coming.load) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Adicionar' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Carregando...');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('status')).toBeNull();

    await userEvent.click(button);
    coming.arrive();
    const dialog = await screen.findByRole('dialog', { name: 'Nova turma' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.click(button);
    const again = screen.getByRole('dialog', { name: 'Nova turma' });
    await waitFor(() => expect(again).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** What did not come says so, and comes when it is tried again. */
export const DidNotCome: Story = {
  name: 'Não chegou',
  args: { part: lazyDialog(comingLate.load) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Adicionar' });
    await userEvent.click(button);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Esta parte do sistema não pôde ser carregada');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(button).toHaveFocus());
    comingLate.arrive();
    const dialog = await screen.findByRole('dialog', { name: 'Nova turma' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const SectionDidNotCome: Story = {
  name: 'Uma parte não veio',
  args: { part: lazyDialog(coming.load) },
  render: () => <LateSection />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    comingSection.arrive();
    await expect(await canvas.findByText('Alunos da turma')).toBeVisible();
  },
};

/** A field is read where it will stand, and changed once it is there. */
export const FieldComes: Story = {
  name: 'Um campo chega',
  args: { part: lazyDialog(coming.load) },
  render: () => <LateField />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ano letivo' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Ano letivo' })).toHaveValue('2026');
    comingField.arrive();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ano letivo' })).toBeEnabled());
    await expect(canvas.getByRole('textbox', { name: 'Ano letivo' })).toHaveValue('2026');
  },
};
