import { Button, DialogHistoryProvider, Modal, Wizard } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BrowserRouter, useSearchParams } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { DialogSteps } from '../../lib/place/dialog-history.ts';
import { useDrawn } from '../../lib/place/use-drawn.ts';

const FORM = 'formulario';
const dialogs = new DialogSteps(window);

/** A dialog that the address opens, one that it does not, and a wizard. */
function Screen() {
  useDrawn(dialogs);
  const [address, setAddress] = useSearchParams();
  const [open, setOpen] = useState<'plain' | 'wizard' | null>(null);
  const put = (value: string | null) =>
    setAddress(
      () => {
        const next = new URLSearchParams(window.location.search);
        if (value === null) next.delete(FORM);
        else next.set(FORM, value);
        return next;
      },
      { replace: true },
    );
  const step = (id: string, title: string) => ({ id, title, content: <p>{`Passo ${title}`}</p> });
  return (
    <>
      <Button onPress={() => put('novo')}>Pelo endereço</Button>
      <Button onPress={() => setOpen('plain')}>Sem endereço</Button>
      <Button onPress={() => setOpen('wizard')}>Em passos</Button>
      <Modal title="Do endereço" isOpen={address.get(FORM) === 'novo'} onOpenChange={() => put(null)}>
        <p>Aberto</p>
      </Modal>
      <Modal title="Sem endereço" isOpen={open === 'plain'} onOpenChange={() => setOpen(null)}>
        <p>Aberto</p>
      </Modal>
      <Wizard
        title="Em passos"
        isOpen={open === 'wizard'}
        onOpenChange={() => setOpen(null)}
        onSave={async () => null}
        steps={[step('one', 'um'), step('two', 'dois'), step('three', 'três')]}
      />
    </>
  );
}

function BackInAScreen() {
  return (
    <BrowserRouter>
      <DialogHistoryProvider history={dialogs}>
        <Screen />
      </DialogHistoryProvider>
    </BrowserRouter>
  );
}

const meta = {
  title: 'Telas/Partes/Botão Voltar',
  id: 'part-back',
  component: BackInAScreen,
} satisfies Meta<typeof BackInAScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As long as the keeper of places takes: it settles a moment after what it hears. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 550));
const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await settle();
};
const isClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await settle();
  await expect(screen.queryByRole('dialog')).toBeNull();
};
const idx = () => Number((history.state as { idx?: number } | null)?.idx ?? 0);

export const ClosesWhatTheAddressOpened: Story = {
  tags: ['full'],
  play: async () => {
    const before = idx();
    await open('Pelo endereço');
    await expect(idx()).toBe(before + 1);
    history.back();
    await isClosed();
    await expect(window.location.search).not.toContain(FORM);
    await expect(idx()).toBe(before);
  },
};

/** Escape takes the dialog's place away, and the address stays without the form. */
export const EscapeLeavesNoEntry: Story = {
  tags: ['full'],
  play: async () => {
    const before = idx();
    await open('Pelo endereço');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(window.location.search).not.toContain(FORM);
    await expect(idx()).toBe(before);
    history.forward();
    await isClosed();
    await expect(idx()).toBe(before);
  },
};

export const ClosesWhatNoAddressOpened: Story = {
  play: async () => {
    await open('Sem endereço');
    history.back();
    await isClosed();
  },
};

export const StepsBackInAWizard: Story = {
  tags: ['full'],
  play: async () => {
    const before = idx();
    await open('Em passos');
    for (const title of ['dois', 'três']) {
      await userEvent.click(screen.getByRole('button', { name: 'Próximo' }));
      await waitFor(() => expect(screen.getByText(`Passo ${title}`)).toBeVisible());
      await settle();
    }
    await expect(idx()).toBe(before + 3);
    history.back();
    await waitFor(() => expect(screen.getByText('Passo dois')).toBeVisible());
    await settle();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await isClosed();
    await expect(idx()).toBe(before);
  },
};
