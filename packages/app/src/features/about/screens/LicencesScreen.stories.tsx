import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import type { Licences } from '../licences.ts';
import LicencesScreen from './LicencesScreen.tsx';

const licences: Licences = {
  packages: [
    { name: '@breezystack/lamejs', version: '1.2.7', licence: 'LGPL-3.0', text: 0 },
    { name: 'react', version: '19.3.1', licence: 'MIT', text: 1 },
  ],
  texts: ['GNU LESSER GENERAL PUBLIC LICENSE', 'MIT License\n\nCopyright (c) Meta Platforms, Inc. and affiliates.'],
};

/** Answers for `licences.json` until the story is over. */
const answer = (give: () => Promise<Response>) => () => {
  const before = globalThis.fetch;
  globalThis.fetch = (input, init) => (String(input).endsWith('/licences.json') ? give() : before(input, init));
  return () => {
    globalThis.fetch = before;
  };
};

const meta = {
  title: 'Telas/Sobre/Licenças',
  id: 'licences-screen',
  component: LicencesScreen,
  decorators: [atAddress('/licencas'), aroundStory],
  beforeEach: answer(async () => Response.json(licences)),
} satisfies Meta<typeof LicencesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  name: 'Listado',
  play: async ({ canvas }) => {
    const lame = await canvas.findByRole('button', { name: /lamejs 1\.2\.7 · LGPL-3\.0$/ });
    await expect(canvas.getByRole('button', { name: 'react 19.3.1 · MIT' })).toBeVisible();
    await userEvent.click(lame);
    await expect(canvas.getByText('GNU LESSER GENERAL PUBLIC LICENSE')).toBeVisible();
    await expect(canvas.getByText(/^MIT License/)).not.toBeVisible();
  },
};

let isThere = false;
/** Without a connection the list is not there; it is asked for again. */
export const Failed: Story = {
  name: 'Falhou',
  beforeEach: answer(() => (isThere ? Promise.resolve(Response.json(licences)) : Promise.reject(new TypeError('off')))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível carregar as licenças')).toBeVisible();
    isThere = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('button', { name: 'react 19.3.1 · MIT' })).toBeVisible();
  },
};

export const Loading: Story = { name: 'Carregando', beforeEach: answer(() => new Promise(() => {})) };
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
