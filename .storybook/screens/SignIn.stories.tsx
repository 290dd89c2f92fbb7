import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Mail } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Button, PasswordField, SignInFrame, TextField, TextLink } from '../../packages/ui/src/index.ts';
import * as styles from './screens.css.ts';

/** 01: the first page anyone sees. */
const meta = {
  title: 'Telas/Entrar',
  id: 'screens-sign-in',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <SignInFrame
      footer={
        <>
          <TextLink standalone plain href="#faq">
            Perguntas Frequentes
          </TextLink>
          <span>Ano letivo 2026</span>
        </>
      }
    >
      <form className={styles.entry}>
        <h1 className={styles.entryTitle}>Entrar</h1>
        <p className={styles.entryLead}>Use o e-mail cadastrado pela sua escola.</p>
        <TextField
          tall
          type="email"
          label="E-mail"
          icon={<Mail />}
          autoComplete="username"
          defaultValue="lucia.prado@santaaurora.edu.br"
        />
        <PasswordField tall label="Senha" icon={<Lock />} autoComplete="current-password" defaultValue="caderneta1" />
        <Button variant="primary" block size="large">
          Entrar
        </Button>
        <Button variant="quiet" block size="large">
          Esqueci minha senha
        </Button>
      </form>
    </SignInFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: 'Computador', globals: { viewport: { value: 'desktop' } } };
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
