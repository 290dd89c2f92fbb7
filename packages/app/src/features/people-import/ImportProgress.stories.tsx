import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aroundStory } from '../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../lib/testing/story-server.ts';
import { useImportProgress } from './people-import.api.ts';

const server = new StoryServer();
let [underWay, most, done] = [0, 0, 0];

function Progress() {
  const progress = useImportProgress('planilha');
  return <p>{progress ? `${progress.done} de ${progress.total}` : 'Começando'}</p>;
}

const meta = {
  title: 'Telas/Importação/Andamento',
  id: 'import-progress',
  component: Progress,
  decorators: [aroundStory],
  beforeEach: () => {
    [underWay, most, done] = [0, 0, 0];
    return server.answer({
      'GET /users/import/planilha': async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setTimeout(resolve, 700));
        underWay -= 1;
        done += 1;
        return { data: { done, total: 10 } };
      },
    })();
  },
} satisfies Meta<typeof Progress>;

export default meta;

/** On a slow line one question is under way at a time. */
export const SlowLine: StoryObj<typeof meta> = {
  name: 'Linha lenta',
  tags: ['full'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('2 de 10')).toBeVisible());
    await expect(most).toBe(1);
  },
};
