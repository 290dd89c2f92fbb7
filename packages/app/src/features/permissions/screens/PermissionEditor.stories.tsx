import { roleDefaults } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { PermissionEditor } from './PermissionEditor.tsx';

const held = roleDefaults.TEACHER;
const server = new StoryServer();

/** What a cache held, until the server's answer is here. */
function Editor() {
  const [stored, setStored] = useState(held);
  return (
    <>
      <Button onPress={() => setStored(held.slice(3))}>Reler</Button>
      <PermissionEditor
        holder={{ kind: 'role', role: 'TEACHER' }}
        stored={stored}
        {...{ origin: null, changedBy: null, changedAt: null, readOnly: null }}
      />
    </>
  );
}

const meta = {
  title: 'Telas/Permissões/Editor',
  id: 'permission-editor',
  component: Editor,
  decorators: [aroundStory],
  beforeEach: () => {
    localStorage.clear();
    return server.answer({ 'GET /permissions/changes': { data: [] } }, { role: 'MASTER' })();
  },
} satisfies Meta<typeof Editor>;

export default meta;
type Story = StoryObj<typeof meta>;

const counts = (canvas: ReturnType<typeof within>, count: number) =>
  waitFor(() => expect(canvas.getByText(/ permissões$/)).toHaveTextContent(new RegExp(`^${count} de `)));

export const ChangedByAColleague: Story = {
  play: async ({ canvas }) => {
    await counts(canvas, held.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Reler' }));
    await counts(canvas, held.length - 3);
  },
};

/** What was selected and not saved stays, until it is given up. */
export const ChangedUnderASelection: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Desmarcar todas' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reler' }));
    await counts(canvas, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar alterações' }));
    await counts(canvas, held.length - 3);
  },
};

/** A director is asked before they take from a teacher what they could not give back. */
export const NotGivenBack: Story = {
  name: 'O que não se devolve',
  tags: ['full'],
  beforeEach: () => {
    const answer = () => ({ data: { permissions: held.filter((name) => name !== 'view_dashboard_teacher') } });
    return server.answer(
      { 'GET /permissions/changes': { data: [] }, 'PATCH /permissions/role/TEACHER': answer },
      { role: 'MANAGER', permissions: [...roleDefaults.MANAGER] },
    )();
  },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: /Painel do Professor/ });
    await userEvent.click(box);
    const asked = await screen.findByRole('alertdialog', { name: 'Retirar o que você não pode devolver?' });
    await userEvent.click(within(asked).getByRole('button', { name: 'Cancelar' }));
    await expect(box).toBeChecked();
    await expect(server.writes()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Desmarcar todas' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('alertdialog', { name: 'Retirar o que você não pode devolver?' });
    await expect(server.writes()).toEqual([]);
  },
};
