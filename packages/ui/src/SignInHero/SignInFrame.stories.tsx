import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Mail } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { vars } from '../theme/contract.css.ts';
import { SignInFrame } from './SignInFrame.tsx';

const meta = {
  title: 'Componentes/Navegação/Página de entrada',
  id: 'signinframe',
  component: SignInFrame,
  args: {
    children: (
      <form>
        <Stack gap={5}>
          <h1>Entrar</h1>
          <p style={{ color: vars.textMuted }}>Use o e-mail cadastrado pela sua escola.</p>
          <TextField label="E-mail" icon={<Mail />} type="email" tall autoComplete="username" />
          <PasswordField label="Senha" icon={<Lock />} tall autoComplete="current-password" />
          <Button variant="primary" size="large" block>
            Entrar
          </Button>
          <Button variant="quiet" size="large" block>
            Esqueci minha senha
          </Button>
        </Stack>
      </form>
    ),
    footer: (
      <>
        <TextLink href="#faq" standalone plain>
          Perguntas Frequentes
        </TextLink>
        <span>Ano letivo 2026</span>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignInFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'Computador',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
  },
};
export const Tablet: Story = { name: 'Tablet', globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
