import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Modal } from './Modal.tsx';

const meta = {
  title: 'Componentes/Avisos/Diálogo',
  id: 'modal',
  component: Modal,
  args: {
    title: 'Nova notificação geral',
    isOpen: true,
    onOpenChange: fn(),
    children: <TextField label="Título" />,
    footer: (
      <>
        <Button>Cancelar</Button>
        <Button variant="primary">Enviar</Button>
      </>
    ),
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expands: Story = {
  name: 'Expande e reduz',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Nova notificação geral' });
    const paper = () => dialog.parentElement?.getBoundingClientRect();
    await userEvent.click(screen.getByRole('button', { name: 'Expandir' }));
    await expect(paper()?.width).toBeCloseTo(window.innerWidth * 0.9, 0);
    await expect(paper()?.height).toBeCloseTo(window.innerHeight * 0.9, 0);
    await userEvent.click(screen.getByRole('button', { name: 'Reduzir' }));
    await expect(paper()?.width).toBe(640);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const KeepsFocusInside: Story = {
  name: 'Guarda o foco',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

function OneAfterAnother() {
  const [shown, setShown] = useState<'none' | 'reading' | 'form'>('none');
  const close = () => setShown('none');
  return (
    <>
      <Button onPress={() => setShown('reading')}>Editar</Button>
      {shown === 'reading' && (
        <Modal key="reading" isOpen title="Editar turma" onOpenChange={close}>
          <Button onPress={() => setShown('form')}>Já foi lida</Button>
        </Modal>
      )}
      {shown === 'form' && (
        <Modal key="form" isOpen title="Editar turma" onOpenChange={close}>
          <TextField label="Turma" />
        </Modal>
      )}
    </>
  );
}

/** One that says that a record is read, then its form: the focus goes back to what opened the first. */
export const AfterAnother: Story = {
  name: 'No lugar de outro',
  args: { isOpen: false },
  render: () => <OneAfterAnother />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Já foi lida' }));
    await screen.findByLabelText('Turma');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Editar' })).toHaveFocus());
  },
};

function Removal() {
  const [names, setNames] = useState(['Ana', 'Bia', 'Caio']);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      <Button>Adicionar</Button>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Button onPress={() => setAsked(name)}>{`Excluir ${name}`}</Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <Modal isOpen title="Excluir" onOpenChange={() => setAsked(null)}>
          <Button
            onPress={() => {
              setNames(names.filter((name) => name !== asked));
              setAsked(null);
            }}
          >
            Sim
          </Button>
        </Modal>
      )}
    </>
  );
}

/** What opened it is gone with what it did: the focus goes to what took its place, and of an emptied list to what is around it. */
export const OpenerGone: Story = {
  name: 'Sem quem o abriu',
  args: { isOpen: false },
  render: () => <Removal />,
  play: async ({ canvas }) => {
    const remove = async (name: string, then: string) => {
      canvas.getByRole('button', { name: `Excluir ${name}` }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'Sim' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: then })).toHaveFocus());
    };
    await remove('Bia', 'Excluir Caio');
    await remove('Caio', 'Excluir Ana');
    await remove('Ana', 'Adicionar');
  },
};

function FromMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<IconButton label="Opções de Ana" icon={<EllipsisVertical />} />}
        items={[{ id: 'edit', label: 'Editar', onAction: () => setTimeout(() => setOpen(true), 200) }]}
      />
      {isOpen && (
        <Modal isOpen title="Editar Ana" onOpenChange={setOpen}>
          <TextField label="Nome" />
        </Modal>
      )}
    </>
  );
}

function Once() {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <>
      <Button>Cancelar</Button>
      <Button isDisabled={isDone} onPress={() => setOpen(true)}>
        Virar o ano
      </Button>
      {isOpen && (
        <Modal isOpen title="Virar o ano?" onOpenChange={setOpen}>
          <Button
            onPress={() => {
              setDone(true);
              setOpen(false);
            }}
          >
            Sim
          </Button>
        </Modal>
      )}
    </>
  );
}

/** What opened it can be pressed no more: the focus goes to what stands beside it. */
export const OpenerSpent: Story = {
  name: 'Quem o abriu não se aperta mais',
  args: { isOpen: false },
  render: () => <Once />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Virar o ano' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  },
};

/** A row's menu is gone before its dialog comes: the focus goes back to the menu's button. */
export const OpenedFromMenu: Story = {
  name: 'Aberto de um menu',
  args: { isOpen: false },
  render: () => <FromMenu />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Opções de Ana' });
    for (const way of ['mouse', 'touch', 'keys'] as const) {
      const press = async (element: HTMLElement) => {
        if (way === 'mouse') await userEvent.click(element);
        else if (way === 'touch') await userEvent.pointer([{ keys: '[TouchA]', target: element }]);
        else {
          element.focus();
          await userEvent.keyboard('{Enter}');
        }
      };
      await press(trigger);
      await press(await screen.findByRole('menuitem', { name: 'Editar' }));
      await screen.findByRole('dialog', { name: 'Editar Ana' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  },
};

export const MustBeAnswered: Story = {
  name: 'Precisa de resposta',
  args: { canClose: false, canExpand: false, role: 'alertdialog' },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const WithoutFooter: Story = { name: 'Sem rodapé', args: { size: 'large', footer: undefined } };

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    size: 'small',
    title: 'Termos de uso da rede municipal de ensino de Santa Aurora',
    children: <p>{'As notas lançadas fora do período dependem de autorização da direção da escola. '.repeat(40)}</p>,
  },
};

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
