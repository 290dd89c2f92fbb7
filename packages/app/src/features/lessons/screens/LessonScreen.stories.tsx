import type { Lesson } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import LessonScreen from './LessonScreen.tsx';

const server = new StoryServer();
const lesson: Lesson = {
  ...{ id: 'a', module_id: 1, number: 1, lesson_key: 'aula_1', title: 'Ler junto', body: 'Por que ler em voz alta.' },
  ...{ attachment: null, viewed: false, questions_completed: false, version: 4, questions: [] },
};
const views = () => server.sent.filter(({ call }) => call === 'POST /lessons/a/view').length;

const meta = {
  title: 'Telas/Aulas/Aula',
  id: 'lesson-screen',
  component: LessonScreen,
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/aulas/:lessonId" element={<Story />} />
      </Routes>
    ),
    atAddress('/aulas/a'),
    aroundStory,
  ],
} satisfies Meta<typeof LessonScreen>;

export default meta;

/** A server that is away is not asked again and again that the lesson was opened. */
export const Away: StoryObj<typeof meta> = {
  name: 'Servidor fora do ar',
  beforeEach: server.answer(
    {
      'GET /lessons/a': { data: lesson },
      'GET /modules': { data: [] },
      'GET /mentor-comments/user/rosa/module/1': { data: [] },
      'POST /lessons/a/view': () => {
        throw new TypeError('Failed to fetch');
      },
    },
    { role: 'STUDENT', permissions: ['view_aulas'] },
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: /Ler junto/ })).toBeVisible());
    await waitFor(() => expect(views()).toBe(1));
    const asked = () => server.sent.filter(({ call }) => call === 'GET /modules').length;
    await waitFor(() => expect(asked()).toBeGreaterThan(1));
    const [before, tries] = [asked(), views()];
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect([asked(), views()]).toEqual([before, tries]);
  },
};
