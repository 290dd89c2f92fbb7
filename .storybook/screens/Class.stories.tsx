import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CalendarCheck,
  CalendarDays,
  CircleCheck,
  ClipboardCheck,
  FolderOpen,
  Gauge,
  GraduationCap,
  ListFilter,
  NotebookPen,
  Star,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Histogram } from '../../packages/ui/src/charts.ts';
import {
  Button,
  Card,
  DateStepper,
  GradeGrid,
  IconButton,
  KeyHints,
  Ledger,
  PageHeader,
  ProgressBar,
  RollCall,
  SearchField,
  Select,
  StudentCard,
  Tabs,
} from '../../packages/ui/src/index.ts';
import { Frame } from './Frame.tsx';
import { pupils } from './pupils.data.ts';
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

function ClassArea({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <Frame as="teacher" location="classes" crumbs={['Geral', 'Turmas', '9º Ano C']}>
      <PageHeader
        title="Gerenciar Turma"
        subtitle={
          <>
            <strong className={styles.className}>9º Ano C</strong>
            <span className={styles.year}>2026</span>
            <span>E.M. Professora Dalva Nogueira</span>
          </>
        }
        onBack={() => undefined}
      />
      <Tabs label="Seções da turma" items={tabs} selectedId={tab}>
        <div className={`${styles.stack} ${styles.panel}`}>{children}</div>
      </Tabs>
    </Frame>
  );
}

/** 04, 08 and 08b: the class area. */
const meta = {
  title: 'Telas/Turma',
  id: 'screens-class',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const students = (isPhone: boolean) => (
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
    <div className={styles.search}>
      <SearchField
        label="Buscar alunos"
        placeholder="Buscar por nome ou matrícula"
        value=""
        onChange={() => undefined}
        className={styles.grow}
      />
      {isPhone ? (
        <IconButton framed label="Filtros, 1 aplicado" icon={<ListFilter />} />
      ) : (
        <>
          {select('Status', 'Todos', true)}
          {select('Desempenho', 'Todos', true)}
          {select('Ordenar', 'Nome', true)}
        </>
      )}
    </div>
    <ul className={styles.tiles}>
      {pupils.slice(0, 12).map((pupil) => (
        <StudentCard
          key={pupil.registration}
          {...pupil}
          modules={[8, 8, 8, 16].map((lessons, index) => ({ lessons, done: pupil.done[index] ?? 0 }))}
          onOpen={() => undefined}
        />
      ))}
    </ul>
  </ClassArea>
);

export const Students: Story = {
  name: 'Estudantes',
  render: () => students(false),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Alunos' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const StudentsPhone: Story = {
  name: 'Estudantes, celular',
  render: () => students(true),
  globals: { viewport: { value: 'phone' } },
};

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
        <GradeGrid
          label="Notas do 3º bimestre"
          earlier={['1º bim.', '2º bim.']}
          entry="3º bim."
          passing={5}
          savedText="Salvo às 09:41"
          rangeText="1–13 de 28 estudantes"
          rows={pupils.map((pupil, index) => ({
            id: pupil.registration,
            name: pupil.name,
            earlier: pupil.grades,
            grade: index < 9 ? pupil.grade : null,
            mean: pupil.mean,
            state: index < 9 ? 'saved' : undefined,
          }))}
          onChange={() => undefined}
        />
      </Card>
      <div className={styles.stack}>
        <Card as="section" aria-labelledby="lancamento">
          <h2 id="lancamento" className={styles.sectionTitle}>
            Lançamento
          </h2>
          <p className={styles.entered}>
            <strong>9 de 28</strong> <span className={styles.small}>notas lançadas</span>
          </p>
          <ProgressBar hideLabel label="Notas lançadas" value={9} maxValue={28} valueLabel="9 de 28" />
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
          <KeyHints
            hints={[
              { action: 'Próximo estudante', keys: ['Enter'] },
              { action: 'Subir ou descer', keys: ['↑', '↓'] },
              { action: 'Mais ou menos 0,1', keys: ['+', '−'] },
              { action: 'Desfazer a célula', keys: ['Esc'] },
            ]}
          />
        </Card>
      </div>
    </div>
  </ClassArea>
);

export const Grades: Story = {
  name: 'Notas',
  render: grades,
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'João Pedro Farias, 3º bim.' }).focus();
    await userEvent.keyboard('6,');
  },
};
export const GradesPhone: Story = { name: 'Notas, celular', render: grades, globals: { viewport: { value: 'phone' } } };

export const AttendancePhone: Story = {
  name: 'Frequência, celular',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <ClassArea tab="attendance">
      <DateStepper label="Dia da chamada" value="2026-08-14" today="2026-08-14" onChange={() => undefined} />
      <Select
        labelInside
        label="Disciplina"
        items={[{ id: 'math', label: 'Matemática' }]}
        selectedId="math"
        onChange={() => undefined}
      />
      <p className={styles.spread}>
        <span>
          <strong>25 presentes</strong> · <strong className={styles.recording}>3 ausentes</strong>
        </span>
        <span className={styles.small}>Toque para alternar</span>
      </p>
      <RollCall
        label="Chamada de 14 de agosto"
        rows={pupils.slice(0, 8).map(({ registration, name }, index) => ({
          id: registration,
          name,
          isPresent: index !== 1 && index !== 5,
        }))}
        onChange={() => undefined}
      />
      <div className={styles.bottom}>
        <Button variant="primary" size="large" block>
          Salvar frequência
        </Button>
      </div>
    </ClassArea>
  ),
};
