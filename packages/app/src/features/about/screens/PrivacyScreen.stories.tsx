import { retainedParts, retention } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import PrivacyScreen from './PrivacyScreen.tsx';

const meta = {
  title: 'Telas/Sobre/Privacidade',
  id: 'privacy-screen',
  component: PrivacyScreen,
  decorators: [atAddress('/privacidade'), aroundStory],
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  name: 'Lida',
  play: async ({ canvas }) => {
    const minors = canvas.getByRole('table', { name: /de crianças e adolescentes/ });
    const staff = canvas.getByRole('table', { name: /de profissionais/ });
    for (const { title, why, ofMinors } of Object.values(retainedParts)) {
      const row = within(ofMinors ? minors : staff)
        .getByText(title)
        .closest('tr');
      await expect(row).toHaveTextContent(why);
    }
    await expect(minors).toHaveTextContent(`no máximo ${retention.sessionDays} dias`);
    await expect(canvas.getByText(/Nas cópias de segurança/)).toHaveTextContent(
      `até ${retention.backups.months} meses`,
    );
  },
};

export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneDark: Story = { name: 'Celular, escuro', globals: { viewport: { value: 'phone' }, theme: 'dark' } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
