import { Button, Modal, TextField } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Lazy, lazyComponent, lazyOver } from '../../lib/lazy/LazyComponent.tsx';
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
const comingLight = comingParts(Dialog, 1);
const comingLock = comingParts(
  () => (
    <Modal isOpen role="alertdialog" canClose={false} title="Sua sessão terminou" onOpenChange={() => undefined}>
      <TextField label="Senha" />
    </Modal>
  ),
  1,
);
const Lock = lazyOver(comingLock.load);
const comingAside = comingParts(() => <p>Dados da escola</p>, 1);
const Aside = lazyComponent(comingAside.load);
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

/** A dialog of what is painted first: it is told that it did not come, and the next press fetches it again. */
export const OverDidNotCome: Story = {
  name: 'Um diálogo leve não chegou',
  args: { part: lazyOver(comingLight.load) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Adicionar' });
    await userEvent.click(button);
    const lost = await screen.findByRole('dialog', { name: /^Sem conexão com o servidor/ });
    await userEvent.click(within(lost).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(lost).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    comingLight.arrive();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Nova turma' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** What must be answered, over a form: that stays as it was typed, and nothing leads around the question. */
export const OverAForm: Story = {
  name: 'O que precisa de resposta não chegou',
  args: { part: lazyOver(comingLock.load) },
  render: () => (
    <>
      <Modal isOpen title="Adicionar turma" onOpenChange={() => undefined}>
        <TextField label="Série" defaultValue="7º Ano" />
      </Modal>
      <Lock />
    </>
  ),
  play: async () => {
    const cover = await waitFor(() => {
      const found = document.querySelector('dialog');
      if (found === null) throw new Error('nothing is told');
      return found;
    });
    await expect(document.querySelector('input')).toHaveValue('7º Ano');
    await waitFor(() => expect(cover).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(within(cover).getByText('Tentar novamente'));
    comingLock.arrive();
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Sua sessão terminou' })).toBeVisible());
    await expect(document.querySelector('input')).toHaveValue('7º Ano');
  },
};

/** What nobody waits for leaves the rest as it is where it does not come. */
export const AsideDidNotCome: Story = {
  name: 'O que ninguém espera não veio',
  args: { part: lazyDialog(coming.load) },
  render: () => (
    <>
      <Aside />
      <p>Turmas da escola</p>
    </>
  ),
  play: async ({ canvas }) => {
    await new Promise((drawn) => setTimeout(drawn, 100));
    await expect(canvas.getByText('Turmas da escola')).toBeVisible();
    await expect(canvas.queryByText('Dados da escola')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
