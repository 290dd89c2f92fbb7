import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BookOpen,
  ClipboardCheck,
  GraduationCap,
  Landmark,
  NotebookPen,
  School,
  ShieldCheck,
  UserCog,
  Users,
} from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BarChart, DonutChart, WaffleChart } from '../../packages/ui/src/charts.ts';
import { Avatar, Badge, Card, Ledger, LinkButton, RoleBadge } from '../../packages/ui/src/index.ts';
import { Frame } from './Frame.tsx';
import * as styles from './screens.css.ts';

const recent = [
  ['Rosângela Tavares', 'rosangela.tavares@santaaurora.edu.br', 'TEACHER', 'Professor(a)', 'há 12 min'],
  ['Otávio Sampaio', 'otavio.sampaio@aluno.santaaurora.edu.br', 'STUDENT', 'Estudante', 'há 1 h'],
  ['Celso Amorim Lobo', 'celso.lobo@valedoipe.edu.br', 'MANAGER', 'Diretor(a)', 'há 3 h'],
  ['Ivone Figueira', 'ivone.figueira@pedraalta.mg.gov.br', 'MUNICIPALITY', 'Município', 'ontem'],
] as const;

const totals = [
  { id: 'classes', label: 'Total de Turmas', value: 118, icon: <NotebookPen /> },
  { id: 'students', label: 'Alunos', value: 1284, icon: <GraduationCap /> },
  { id: 'teachers', label: 'Professores', value: 312, icon: <BookOpen /> },
  { id: 'directors', label: 'Diretores', value: 46, icon: <UserCog /> },
  { id: 'admins', label: 'Admins de Municípios', value: 12, icon: <ShieldCheck /> },
  { id: 'municipalities', label: 'Municípios', value: 9, icon: <Landmark /> },
  { id: 'users', label: 'Usuários', value: 1658, icon: <Users /> },
  { id: 'assessments', label: 'Avaliações', value: 236, icon: <ClipboardCheck /> },
  { id: 'institutions', label: 'Instituições', value: 46, icon: <School /> },
];

/** 02 and 09: the Master's dashboard. */
const meta = {
  title: 'Telas/Painel do Master',
  id: 'screens-dashboard',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Frame as="master" location="dashboard" crumbs={['Geral', 'Painel do Master']}>
      <div className={styles.stack}>
        <div className={styles.spread}>
          <div className={styles.row}>
            <h1>Olá, Marina Teixeira</h1>
            <Badge tone="brand">Perfil: Master</Badge>
          </div>
          <span className={styles.small}>sexta-feira, 14 de agosto de 2026</span>
        </div>
        <div className={styles.dashboardTop}>
          <Ledger maxColumns={3} label="Totais" items={totals} />
          <Card as="section" aria-labelledby="recentes">
            <div className={styles.spread}>
              <h2 id="recentes" className={styles.sectionTitle}>
                Usuários recentes
              </h2>
              <LinkButton href="#usuarios" variant="quiet" size="compact">
                Ver todos
              </LinkButton>
            </div>
            <ul className={styles.people}>
              {recent.map(([name, email, role, label, when]) => (
                <li key={name} className={styles.person}>
                  <Avatar name={name} />
                  <div className={styles.who}>
                    <div className={styles.clip}>
                      <strong>{name}</strong>
                    </div>
                    <div className={`${styles.quiet} ${styles.clip}`}>{email}</div>
                  </div>
                  <div className={styles.end}>
                    <RoleBadge role={role} label={label} />
                    <div className={styles.quiet}>{when}</div>
                  </div>
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <div className={styles.dashboardCharts}>
          <Card className={styles.chartCard}>
            <DonutChart
              title="Distribuição de Usuários"
              description="Participação de cada perfil no total"
              unit="usuários"
              items={[
                { id: 'student', label: 'Estudante', value: 1284 },
                { id: 'teacher', label: 'Professor(a)', value: 312 },
                { id: 'director', label: 'Diretor(a)', value: 46 },
                { id: 'municipality', label: 'Município', value: 12 },
                { id: 'master', label: 'Master', value: 4 },
              ]}
            />
          </Card>
          <Card className={styles.chartCard}>
            <WaffleChart
              title="Atividade de Usuários"
              description="Cada quadrado vale 1% dos usuários"
              items={[
                { id: 'active', label: 'Ativos', value: 1476 },
                { id: 'inactive', label: 'Inativos', value: 182 },
              ]}
            />
          </Card>
          <Card className={styles.chartCard}>
            <BarChart
              title="Cadastrados"
              description="Registros em toda a plataforma"
              items={[
                { id: 'municipalities', label: 'Municípios', value: 9 },
                { id: 'institutions', label: 'Instituições', value: 46 },
                { id: 'classes', label: 'Turmas', value: 118 },
                { id: 'assessments', label: 'Avaliações', value: 236 },
              ]}
            />
          </Card>
        </div>
      </div>
    </Frame>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'Computador',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Olá, Marina Teixeira' })).toBeVisible();
    await expect(canvas.getAllByRole('figure')).toHaveLength(3);
  },
};
export const NotificationsOpen: Story = {
  name: 'Notificações abertas',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Notificações, 2 não lidas$/ }));
    const popover = await within(document.body).findByRole('dialog', { name: /Notificações/ });
    await waitFor(() => expect(popover).toBeVisible());
  },
};
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
