import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DayFilter } from './DayFilter.tsx';

const asked = fn();

const meta = {
  title: 'Telas/Relatórios/Dia',
  id: 'day-filter',
  component: DayFilter,
  args: { label: 'De', value: '', onChange: asked },
  beforeEach: () => asked.mockClear(),
  render: (args) => {
    const [day, setDay] = useState('');
    return (
      <DayFilter
        {...args}
        value={day}
        onChange={(next) => {
          asked(next);
          // An address changes when the screen comes to it.
          setTimeout(() => setDay(next), 50);
        }}
      />
    );
  },
} satisfies Meta<typeof DayFilter>;

export default meta;

/** A day that is typed faster than the address follows stands whole, and is asked for once. */
export const TypedFast: StoryObj<typeof meta> = {
  name: 'Digitado depressa',
  play: async () => {
    await userEvent.click(screen.getByRole('spinbutton', { name: 'dia, De' }));
    await userEvent.keyboard('01012031');
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'ano, De' })).toHaveTextContent('2031'));
    await new Promise((done) => setTimeout(done, 100));
    await expect(screen.getByRole('spinbutton', { name: 'ano, De' })).toHaveTextContent('2031');
    await expect(asked.mock.calls).toEqual([['2031-01-01']]);
  },
};
