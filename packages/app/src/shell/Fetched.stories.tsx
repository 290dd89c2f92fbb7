import { Button } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { comingParts } from '../lib/testing/coming-parts.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { fetched } from './Fetched.tsx';

function Opener({ page: Page }: { page: ComponentType }) {
  const [opened, setOpened] = useState(0);
  return (
    <>
      <Button onPress={() => setOpened(opened + 1)}>Abrir</Button>
      {opened > 0 && (
        <ErrorBoundary key={opened} homeHref="#inicio">
          <Page />
        </ErrorBoundary>
      )}
    </>
  );
}

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
const Page = () => <p>Turmas da escola</p>;
let asked = 0;
const late = comingParts(Page, 0);
const lost = comingParts(Page, 1);

const meta = {
  title: 'Telas/Partes/Tela que é buscada',
  id: 'fetched',
  component: Opener,
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its code is asked for once, drawn with the next picture when it comes, and at once from then on. */
export const Comes: Story = {
  name: 'Chega',
  args: {
    page: fetched(() => {
      asked += 1;
      return late.load();
    }),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(button);
    await expect(canvas.queryByText('Turmas da escola')).toBeNull();
    await expect(asked).toBe(1);
    late.arrive();
    for (let pictures = 0; pictures < 3; pictures += 1) await frame();
    await expect(canvas.getByText('Turmas da escola')).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByText('Turmas da escola')).toBeVisible();
    await expect(asked).toBe(1);
  },
};

/** What did not come is told in its place, and asked for again at the next opening. */
export const Fails: Story = {
  name: 'Não chega',
  args: { page: fetched(lost.load) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('heading')).toBeVisible();
    await userEvent.click(button);
    lost.arrive();
    await expect(await canvas.findByText('Turmas da escola')).toBeVisible();
  },
};
