import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { NETWORK, OwnerFields, useModelOwner } from './OwnerFields.tsx';

const schools = [{ id: 'dalva', name: 'E.M. Professora Dalva Nogueira', municipality_id: 'aurora' }];
const server = new StoryServer();
const as = (role: 'TEACHER' | 'MUNICIPALITY', institution_id: string | null) =>
  server.answer(
    { 'GET /institutions': { data: schools } },
    { role, profiles: [{ municipality_id: 'aurora', institution_id }] as never },
  );

/** The fields, and whose the model would be. */
function ChosenOwner() {
  const [chosen, setChosen] = useState({ schoolId: NETWORK, municipalityId: '' });
  const of = useModelOwner(chosen, (part) => setChosen({ ...chosen, ...part }));
  return (
    <>
      <OwnerFields of={of} />
      <output>{of.owner.institution_id ?? 'rede'}</output>
    </>
  );
}

const meta = {
  title: 'Telas/Modelos de folha/De quem é',
  id: 'sheet-model-owner',
  component: ChosenOwner,
  decorators: [aroundStory],
} satisfies Meta<typeof ChosenOwner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The network's are written by those who run it: a teacher's is the school's, without being asked. */
export const OfATeacher: Story = {
  beforeEach: as('TEACHER', 'dalva'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('dalva');
    await expect(canvas.queryByRole('button', { name: /De quem é/ })).toBeNull();
  },
};

export const OfANetwork: Story = {
  beforeEach: as('MUNICIPALITY', null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /De quem é/ })).toHaveTextContent('Toda a rede');
    await expect(canvas.getByRole('status')).toHaveTextContent('rede');
  },
};
