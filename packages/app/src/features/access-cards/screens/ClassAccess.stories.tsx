import type { PupilAccess } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { ClassAccess } from './ClassAccess.tsx';

const server = new StoryServer();
const pupil = (name: string, made: Partial<PupilAccess>): PupilAccess => ({
  ...{ user_id: name, student_profile_id: name, name, matricula: null, email: `${name}@rede.example` },
  ...{ state: 'NONE', expires_at: null, code_made_at: null, code_made_by: null, ...made },
});
const code = (code_made_at: string, code_made_by: string) =>
  ({ state: 'CODE', expires_at: '2026-12-06T12:00:00.000Z', code_made_at, code_made_by }) as const;
const refusal = 'Há códigos gerados em 30/11/2026, 10:02 por Lia que ainda não foram usados. Nada foi gerado.';

let pupils: PupilAccess[] = [];
const meta = {
  title: 'Telas/Pessoas e escolas/Cartões de acesso',
  id: 'class-access',
  component: ClassAccess,
  decorators: [aroundStory],
  args: { classId: 'turma', className: '5º ano A', institutionId: 'escola' },
  beforeEach: () => {
    pupils = [pupil('Ana', {}), pupil('Beto', code('2026-11-30T12:41:00.000Z', 'Rosa Lima'))];
    return server.answer({
      'GET /classes/turma/access-cards': () => ({ data: pupils }),
      'POST /classes/turma/access-cards': () => {
        pupils = [pupil('Ana', code('2026-11-30T13:02:00.000Z', 'Lia')), ...pupils.slice(1)];
        return { status: 409, code: 'version-conflict', message: refusal };
      },
    })();
  },
} satisfies Meta<typeof ClassAccess>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Codes that are out are told with who made them; those that somebody made since are kept, and told too. */
export const CodesOfOthers: Story = {
  name: 'Códigos de outra pessoa',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Códigos gerados em 30\/11\/2026 às 09:41 por Rosa Lima ainda não foram usados/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar de novo para 2 alunos sem senha' }));
    await expect(await screen.findByText(refusal)).toBeVisible();
    await expect(server.writes()).toMatchObject([{ base: '2026-11-30T12:41:00.000Z' }]);
    await expect(await canvas.findByText(/às 10:02 por Lia ainda não foram usados/)).toBeVisible();
  },
};
