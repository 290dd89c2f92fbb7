import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import { type Answer, StoryServer } from '../../../lib/testing/story-server.ts';
import FaqsScreen from './FaqsScreen.tsx';

const server = new StoryServer();
let categories: Answer;
const at = { created_at: '2026-11-20T10:00:00Z', updated_at: '2026-11-20T10:00:00Z', version: 1 };

const meta = {
  title: 'Telas/FAQs',
  id: 'faqs-screen',
  component: FaqsScreen,
  decorators: [atAddress('/faqs?formulario=new'), aroundStory],
  beforeEach: () => {
    localStorage.clear();
    categories = { status: 500, message: 'O servidor falhou' };
    return server.answer(
      {
        'GET /faqs': { data: [{ ...at, id: 'a', category_id: 'c', question: 'Como entro?', answer: 'Pelo cartão.' }] },
        'GET /categories': () => categories,
      },
      { role: 'MASTER' },
    )();
  },
} satisfies Meta<typeof FaqsScreen>;

export default meta;

/** Questions without their categories are no list, nor is there a form that nobody can fill in. */
export const WithoutCategories: StoryObj<typeof meta> = {
  name: 'Sem as categorias',
  play: async () => {
    await waitFor(() => expect(screen.getByText('Erro ao carregar FAQs')).toBeVisible());
    await expect(screen.queryByText('Como entro?')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
    categories = { data: [{ ...at, id: 'c', name: 'Acesso' }] };
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
