import type { SchoolClass } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aroundStory } from '../../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../../lib/testing/story-server.ts';
import { EventDialog } from './EventDialog.tsx';

const server = new StoryServer();
const onSave = fn();
const skills = [
  { code: 'MA9-01', text: 'Resolver equações do segundo grau.', years: [9], component: 'Matemática' },
  { code: 'MA6-01', text: 'Calcular porcentagens em compras.', years: [6], component: 'Matemática' },
];
const dialog = () => within(document.body);

const meta = {
  title: 'Telas/Turma e correção/Evento da turma',
  id: 'event-dialog',
  component: EventDialog,
  decorators: [aroundStory],
  args: {
    editing: null,
    schoolClass: {
      ...{ id: '01900003-0000-7000-8000-000000000001', grade: '9º Ano', section: 'C' },
      institution: { municipality_id: 'rede' },
    } as SchoolClass,
    date: '2026-05-21',
    today: '2026-05-20',
    onClose: fn(),
    onSave,
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(null);
    localStorage.clear();
    localStorage.clear();
    return server.answer({ 'GET /skills': () => ({ data: skills }) })();
  },
} satisfies Meta<typeof EventDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A class council is for staff by its name; whoever writes it sees that, and may say otherwise. */
export const ClassCouncil: Story = {
  name: 'Conselho de classe',
  play: async () => {
    const title = await dialog().findByRole('textbox', { name: /Título/ });
    const forStaff = dialog().getByRole('checkbox', { name: /Só para a equipe da escola/ });
    await userEvent.type(title, 'Feira');
    await expect(forStaff).not.toBeChecked();
    await userEvent.clear(title);
    await userEvent.type(title, 'Conselho de classe');
    await expect(forStaff).toBeChecked();
    await userEvent.click(dialog().getByRole('button', { name: 'Adicionar' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ title: 'Conselho de classe', staff_only: true })),
    );
  },
};

export const OpenCouncil: Story = {
  name: 'Conselho aberto',
  tags: ['full'],
  play: async () => {
    await userEvent.type(await dialog().findByRole('textbox', { name: /Título/ }), 'Conselho de classe aberto');
    await userEvent.click(dialog().getByRole('checkbox', { name: /Só para a equipe da escola/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Adicionar' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ staff_only: false })));
  },
};

/** What a lesson teaches is found by code or text, the class's year first; the plan and the coverage come of it. */
export const WithSkills: Story = {
  name: 'Com habilidades',
  tags: ['full'],
  play: async ({ step }) => {
    await userEvent.type(await dialog().findByRole('textbox', { name: /Título/ }), 'Aula de equações');
    const skill = () => dialog().getByRole('combobox', { name: /Habilidades/ });
    await step('one by its text, another by a code that no matrix has', async () => {
      await userEvent.type(skill(), 'equacoes');
      await userEvent.click(await dialog().findByRole('option', { name: /MA9-01/ }));
      await waitFor(() => expect(skill()).toHaveFocus());
      await userEvent.type(skill(), 'ef09ma09');
      await userEvent.click(await dialog().findByRole('option', { name: /EF09MA09/ }));
    });
    await step('one is taken away again', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Retirar MA9-01' }));
      await userEvent.click(dialog().getByRole('button', { name: 'Adicionar' }));
      await waitFor(() => expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ codes: ['EF09MA09'] })));
    });
  },
};

/** The title as pasted, and times that are no span: all told at their fields before anything is sent. */
export const Refused: Story = {
  name: 'Recusado',
  tags: ['full'],
  play: async ({ step }) => {
    const title = await dialog().findByRole('textbox', { name: /Título/ });
    const type = async (name: string, time: string) => {
      const [hours] = within(dialog().getByRole('group', { name })).getAllByRole('spinbutton');
      await userEvent.click(hours as HTMLElement);
      await userEvent.keyboard(time);
    };
    const add = () => userEvent.click(dialog().getByRole('button', { name: 'Adicionar' }));
    await step('a long title, an end without a beginning', async () => {
      await userEvent.click(title);
      await userEvent.paste('a'.repeat(201));
      await type('Término', '0900');
      await add();
      await waitFor(() => expect(dialog().getByText('O título deve ter no máximo 200 caracteres')).toBeVisible());
      await expect(title).toHaveValue('a'.repeat(201));
    });
    await step('the beginning is asked for', async () => {
      await userEvent.clear(title);
      await userEvent.type(title, 'Feira');
      await add();
      await waitFor(() => expect(dialog().getByText('Informe a hora de início')).toBeVisible());
    });
    await step('and may not be the end', async () => {
      await type('Início', '0900');
      await add();
      await waitFor(() => expect(dialog().getByText('O término deve vir depois do início')).toBeVisible());
      await expect(onSave).not.toHaveBeenCalled();
    });
  },
};

export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
