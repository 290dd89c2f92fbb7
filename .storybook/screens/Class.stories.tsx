import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CalendarCheck,
  CalendarDays,
  CircleCheck,
  ClipboardCheck,
  FolderOpen,
  Gauge,
  GraduationCap,
  NotebookPen,
  Star,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Histogram } from '../../packages/ui/src/charts.ts';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Ledger,
  PageHeader,
  PerformanceBadge,
  ProgressBar,
  SearchField,
  Select,
  StatusBadge,
  Table,
  Tabs,
} from '../../packages/ui/src/index.ts';
import { Frame } from './Frame.tsx';
import { type Pupil, pupils } from './pupils.data.ts';
import * as styles from './screens.css.ts';

const tabs = [
  { id: 'schedule', label: 'Cronograma', icon: <CalendarDays /> },
  { id: 'attendance', label: 'Frequência', icon: <CalendarCheck /> },
  { id: 'grades', label: 'Notas', icon: <NotebookPen /> },
  { id: 'assessments', label: 'Avaliações', icon: <ClipboardCheck /> },
  { id: 'materials', label: 'Materiais', icon: <FolderOpen /> },
  { id: 'students', label: 'Alunos', icon: <GraduationCap /> },
];

const select = (label: string, value: string, hideLabel = false) => (
  <Select
    key={label}
    label={label}
    hideLabel={hideLabel}
    items={[{ id: value, label: hideLabel ? `${label}: ${value}` : value }]}
    selectedId={value}
    onChange={() => undefined}
  />
);

const one = (value: number | null) =>
  value === null ? '–' : value.toLocaleString('pt-BR', { minimumFractionDigits: 1 });

function ClassArea({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <Frame as="teacher" place="classes" crumbs={['Geral', 'Turmas', '9º Ano C']}>
      <PageHeader
        title="Gerenciar Turma"
        subtitle={
          <span className={styles.row}>
            <strong>9º Ano C</strong>
            <span className={styles.year}>2026</span>
            <span>E.M. Professora Dalva Nogueira</span>
          </span>
        }
        onBack={() => undefined}
      />
      <Tabs label="Seções da turma" items={tabs} selectedId={tab}>
        <div className={`${styles.stack} ${styles.panel}`}>{children}</div>
      </Tabs>
    </Frame>
  );
}

function Tile({ pupil }: { pupil: Pupil }) {
  return (
    <Card as="li">
      <div className={styles.stack}>
        <div className={styles.row}>
          <Avatar name={pupil.name} />
          <div className={styles.who}>
            <div className={styles.clip}>
              <strong>{pupil.name}</strong>
            </div>
            <div className={styles.row}>
              <StatusBadge isActive={pupil.isActive} />
              <span className={styles.quiet}>{pupil.registration}</span>
            </div>
          </div>
        </div>
        <ProgressBar label="Progresso" value={pupil.progress} />
        <div className={styles.row}>
          <span className={styles.small}>
            Nota <strong>{one(pupil.grade)}</strong>
          </span>
          <PerformanceBadge performance={pupil.performance} />
        </div>
      </div>
    </Card>
  );
}

/** 04 and 08: the class area. */
const meta = {
  title: 'Telas/Turma',
  id: 'screens-class',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const students: Story['render'] = () => (
  <ClassArea tab="students">
    <Ledger
      label="Resumo da turma"
      items={[
        { id: 'all', label: 'Total de alunos', value: 28, icon: <Users /> },
        { id: 'active', label: 'Ativos', value: 26, icon: <CircleCheck /> },
        { id: 'progress', label: 'Progresso médio', value: 64, suffix: '%', icon: <Gauge /> },
        { id: 'grade', label: 'Nota média', value: 7.2, icon: <Star /> },
      ]}
    />
    <div className={styles.row}>
      <SearchField
        label="Buscar alunos"
        placeholder="Buscar por nome ou matrícula"
        value=""
        onChange={() => undefined}
        className={styles.grow}
      />
      {select('Status', 'Todos', true)}
      {select('Desempenho', 'Todos', true)}
      {select('Ordenar', 'Nome', true)}
    </div>
    <ul className={styles.tiles}>
      {pupils.slice(0, 12).map((pupil) => (
        <Tile key={pupil.registration} pupil={pupil} />
      ))}
    </ul>
  </ClassArea>
);

export const Students: Story = {
  render: students,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Alunos' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const StudentsPhone: Story = { render: students, globals: { viewport: { value: 'phone' } } };

const grades: Story['render'] = () => (
  <ClassArea tab="grades">
    <div className={styles.grades}>
      <Card padding="none">
        <div className={styles.filters}>
          {select('Disciplina', 'Matemática')}
          {select('Escopo', 'Bimestre')}
          {select('Período', '3º')}
          {select('Ano', '2026')}
        </div>
        <Table
          label="Notas do 3º bimestre"
          columns={[
            { id: 'number', label: 'Nº' },
            { id: 'name', label: 'Estudante', isRowHeader: true },
            { id: 'first', label: '1º bim.', align: 'end' },
            { id: 'second', label: '2º bim.', align: 'end' },
            { id: 'third', label: '3º bim.', align: 'end' },
            { id: 'mean', label: 'Média', align: 'end' },
          ]}
          rows={pupils.map((pupil, index) => ({
            id: pupil.registration,
            cells: {
              number: index + 1,
              name: pupil.name,
              first: one(pupil.grades[0]),
              second: one(pupil.grades[1]),
              third: <strong>{one(index < 9 ? pupil.grade : null)}</strong>,
              mean: <strong>{one(pupil.mean)}</strong>,
            },
          }))}
        />
      </Card>
      <div className={styles.stack}>
        <Card>
          <ProgressBar label="Lançamento" value={9} maxValue={28} valueLabel="9 de 28 notas lançadas" />
        </Card>
        <Card>
          <Histogram
            title="Distribuição do 3º bimestre"
            bins={5}
            values={pupils.slice(0, 9).map((pupil) => pupil.grade)}
          />
        </Card>
        <Card as="section" aria-labelledby="teclado">
          <h2 id="teclado" className={styles.sectionTitle}>
            Teclado
          </h2>
          {[
            ['Próximo estudante', 'Enter'],
            ['Mais ou menos 0,1', '+ −'],
            ['Desfazer a célula', 'Esc'],
          ].map(([what, key]) => (
            <p key={what} className={styles.spread}>
              <span className={styles.small}>{what}</span>
              <kbd className={styles.key}>{key}</kbd>
            </p>
          ))}
        </Card>
        <Badge tone="success" icon={<CircleCheck />}>
          Salvo às 09:41
        </Badge>
      </div>
    </div>
  </ClassArea>
);

export const Grades: Story = { render: grades };

export const AttendancePhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <ClassArea tab="attendance">
      {select('Disciplina', 'Matemática')}
      <p className={styles.spread}>
        <span>
          <strong>25 presentes</strong> · <strong>3 ausentes</strong>
        </span>
        <span className={styles.small}>Toque para alternar</span>
      </p>
      <ul className={styles.attendance}>
        {pupils.slice(0, 8).map((pupil, index) => {
          const isAbsent = index === 1 || index === 5;
          return (
            <li key={pupil.registration}>
              <button
                type="button"
                className={isAbsent ? `${styles.pupil} ${styles.absent}` : styles.pupil}
                aria-pressed={!isAbsent}
              >
                <span className={styles.small}>{index + 1}</span>
                <strong className={styles.who}>{pupil.name}</strong>
                <Badge tone={isAbsent ? 'danger' : 'success'} icon={<CircleCheck />}>
                  {isAbsent ? 'Ausente' : 'Presente'}
                </Badge>
              </button>
            </li>
          );
        })}
      </ul>
      <div className={styles.bottom}>
        <Button variant="primary" size="large" block>
          Salvar frequência
        </Button>
      </div>
    </ClassArea>
  ),
};
