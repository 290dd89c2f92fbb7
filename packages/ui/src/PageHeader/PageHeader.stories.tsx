import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { tabTo } from '../testing/plays.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Componentes/Navegação/Cabeçalho da página',
  id: 'pageheader',
  component: PageHeader,
  args: { title: 'Gerenciar Turma' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWayBack: Story = {
  name: 'Com volta',
  args: {
    onBack: fn(),
    subtitle: (
      <>
        <b>9º Ano C</b>
        <Badge tone="brand">2026</Badge>
        <span>E.M. Professora Dalva Nogueira</span>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Voltar' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Gerenciar Turma');
  },
};

export const WithLinkBack: Story = {
  name: 'Com link de volta',
  args: { backHref: '#turmas', subtitle: 'Avaliação bimestral de Matemática' },
};

export const WithActions: Story = {
  name: 'Com ações',
  args: {
    title: 'Turmas',
    actions: (
      <Button variant="primary" icon={<Plus />}>
        Adicionar Turma
      </Button>
    ),
  },
};

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: {
    title: 'Acompanhamento interdisciplinar da alfabetização',
    backHref: '#turmas',
    subtitle: 'Escola Municipal Professora Dalva Nogueira de Albuquerque',
    actions: <Button variant="primary">Adicionar Avaliação</Button>,
  },
};
