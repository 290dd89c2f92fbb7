import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  Accordion,
  BrandMark,
  Button,
  Card,
  ConfirmDelete,
  EmptyState,
  Skeleton,
  showToast,
  ToastProvider,
} from '../../packages/ui/src/index.ts';
import * as styles from './screens.css.ts';

const nothing = () => undefined;

/** 10: states, messages and the public page of questions. */
const meta = {
  title: 'Telas/Estados',
  id: 'screens-states',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'Computador',
  render: () => (
    <ToastProvider>
      <main className={styles.page}>
        <div className={styles.stack}>
          <div className={styles.spread}>
            <BrandMark tone="paper" />
            <h1 className={styles.plainTitle}>Estados, avisos e página pública de perguntas</h1>
          </div>
          <div className={styles.states}>
            <section className={styles.stack} aria-label="Carregando">
              <Skeleton cards={6} />
            </section>
            <section className={styles.stack} aria-label="Vazio">
              <EmptyState
                title="Nenhuma turma cadastrada"
                message="Crie a primeira turma para lançar frequência e notas."
                action={
                  <Button variant="primary" icon={<Plus />}>
                    Adicionar Turma
                  </Button>
                }
              />
              <EmptyState isSearch title="Nenhum usuário encontrado." />
            </section>
            <Card padding="none">
              <div className={styles.faqHead}>
                <h2>Perguntas Frequentes</h2>
                <p className={styles.onBoardMuted}>Respostas para o dia a dia da escola</p>
              </div>
              <div className={styles.pad}>
                <Accordion
                  items={[
                    { id: '1', title: 'Esqueci minha senha. O que faço?', children: 'Peça um novo acesso à direção.' },
                    {
                      id: '2',
                      title: 'Não vejo o menu da minha turma',
                      children:
                        'Os itens do menu dependem do seu perfil e das permissões dele. Peça à direção da escola para conferir sua turma e suas permissões em Perfis e Permissões.',
                    },
                    { id: '3', title: 'Posso usar no celular?', children: 'Sim, em qualquer navegador atual.' },
                  ]}
                />
              </div>
            </Card>
          </div>
        </div>
      </main>
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    const reference = { durationMs: 3_600_000 };
    showToast({ tone: 'info', message: 'Salvando categoria…', ...reference });
    showToast({ tone: 'warning', message: 'Esta permissão é obrigatória para MASTER', ...reference });
    showToast({ tone: 'error', message: 'Erro ao salvar usuário', ...reference });
    showToast({ tone: 'success', message: 'Usuário criado com sucesso!', ...reference });
    await waitFor(() => expect(within(document.body).getByText('Usuário criado com sucesso!')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Não vejo o menu da minha turma' }));
    await expect(canvas.getByText(/Os itens do menu dependem/)).toBeVisible();
  },
};

export const ConfirmingDeletion: Story = {
  name: 'Confirmando uma exclusão',
  render: () => (
    <ConfirmDelete
      onClose={nothing}
      onConfirm={nothing}
      title="Excluir usuário"
      message={
        <>
          Tem certeza que deseja excluir o usuário <strong>Bruno Henrique Alves</strong>? Esta ação não poderá ser
          desfeita.
        </>
      }
    />
  ),
  play: async () => {
    const field = await within(document.body).findByRole('textbox');
    await waitFor(() => expect(field).toBeVisible());
    await userEvent.type(field, 'excluir');
    await userEvent.tab();
    await waitFor(() => expect(within(document.body).getByText('Digite EXCLUIR em maiúsculas')).toBeVisible());
  },
};
