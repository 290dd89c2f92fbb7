import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, CameraOff, RotateCcw, Scan, Square } from 'lucide-react';
import { expect } from 'storybook/test';
import {
  type AnswerRow,
  type AnswerStatus,
  AnswerStrip,
  AnswerTable,
  Button,
  Card,
  IconButton,
  type OverlayBubble,
  PageHeader,
  ReviewCard,
  ScrollArea,
  SegmentedControl,
  Select,
  SheetOverlay,
} from '../../packages/ui/src/index.ts';
import { Frame } from './Frame.tsx';
import * as styles from './screens.css.ts';

const nothing = () => undefined;
const KEY = 'BDACABDCBADCB';
const marks: Record<number, [string, AnswerStatus]> = { 4: ['A', 'wrong'], 11: ['B', 'wrong'] };

const first: AnswerRow[] = [...KEY].map((correct, index) => {
  const [marked, status] = marks[index + 1] ?? [correct, 'correct' as const];
  return { question: index + 1, marked, correct: index === 3 ? 'C' : correct, status };
});

const statuses: AnswerStatus[] = Array.from({ length: 26 }, (_answer, index) => {
  if (index === 3 || index === 10 || index === 21) return 'wrong';
  return index === 16 ? 'review' : 'correct';
});

const cropUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 16"><rect width="100" height="16" fill="#f8f6f0"/><g fill="none" stroke="#111" stroke-width=".7"><circle cx="24" cy="8" r="5"/><circle cx="84" cy="8" r="5"/></g><circle cx="44" cy="8" r="5" fill="#2b2f4a"/><circle cx="64" cy="8" r="5" fill="#2b2f4a"/></svg>',
)}`;

const bubbles: OverlayBubble[] = first.map(({ status }, index) => ({
  x: 250 + 30 * 'ABCD'.indexOf(KEY[index] ?? 'A'),
  y: 130 + index * 22,
  r: 8,
  kind: status === 'wrong' ? 'wrong' : 'correct',
}));

const review = (
  <ReviewCard
    question={17}
    title="Questão 17: marcação dupla"
    message="A leitura encontrou B e C pintadas. Confira na imagem e escolha."
    options={['A', 'B', 'C', 'D']}
    selected="B"
    onSelect={nothing}
    cropUrl={cropUrl}
  />
);

const confirm = (
  <>
    <Button icon={<RotateCcw />}>Ler de novo</Button>
    <Button variant="primary">Confirmar e salvar</Button>
  </>
);

/** 05b and 05c: what an answer sheet's reading found. */
const meta = { title: 'Telas/Correção OMR', id: 'screens-sheet', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Frame as="teacher" place="classes" crumbs={['Geral', 'Turmas', '9º Ano C', 'Correção OMR']}>
      <PageHeader title="Correção OMR" subtitle="Avaliação bimestral de Matemática" onBack={nothing} />
      <div className={styles.bench}>
        <Card padding="none">
          <div className={styles.setting}>
            <Select
              label="Aluno"
              items={[{ id: '1', label: 'Ana Beatriz Moura', detail: '1 de 28' }]}
              selectedId="1"
              onChange={nothing}
              className={styles.grow}
            />
            <SegmentedControl
              label="Modo"
              items={[
                { id: 'camera', label: 'Câmera (recomendado)' },
                { id: 'upload', label: 'Upload (alternativo)' },
              ]}
              selectedId="camera"
              onChange={nothing}
            />
          </div>
          <div className={styles.camera}>
            <div className={styles.fill}>
              <SheetOverlay
                width={640}
                height={480}
                outline={[
                  { x: 200, y: 40 },
                  { x: 470, y: 30 },
                  { x: 490, y: 450 },
                  { x: 205, y: 455 },
                ]}
                bubbles={bubbles}
              />
            </div>
          </div>
          <div className={styles.footBar}>
            <Button variant="accent" icon={<Square />}>
              Parar streaming
            </Button>
            <Button icon={<Scan />}>Capturar uma vez</Button>
            <Button variant="quiet" icon={<CameraOff />}>
              Parar câmera
            </Button>
          </div>
        </Card>
        <Card padding="none">
          <div className={styles.pad}>
            <div className={styles.spread}>
              <span className={styles.small}>Ana Beatriz Moura</span>
              <span className={styles.small}>Nota</span>
            </div>
            <div className={styles.spread}>
              <h2 className={styles.result}>Acertos: 22 de 26</h2>
              <strong className={styles.result}>84,62</strong>
            </div>
          </div>
          <div className={styles.pad}>{review}</div>
          <ScrollArea className={styles.answers}>
            <AnswerTable groups={[{ title: 'Coluna 1', rows: first }]} />
          </ScrollArea>
          <div className={styles.footBar}>{confirm}</div>
        </Card>
      </div>
    </Frame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Alternativa B' })).toBeChecked();
  },
};

export const ResultPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <main className={styles.phoneResult}>
      <div className={styles.boardCard}>
        <div className={styles.row}>
          <IconButton onDark label="Voltar" icon={<ArrowLeft />} />
          <div className={styles.who}>
            <h1 className={styles.plainTitle}>Correção OMR</h1>
            <p className={styles.onBoardMuted}>Avaliação bimestral de Matemática</p>
          </div>
        </div>
        <div className={styles.spread}>
          <span className={styles.onBoardMuted}>Ana Beatriz Moura</span>
          <span className={styles.onBoardMuted}>Nota</span>
        </div>
        <div className={styles.spread}>
          <h2 className={styles.result}>Acertos: 22 de 26</h2>
          <strong className={`${styles.result} ${styles.yellow}`}>84,62</strong>
        </div>
        <AnswerStrip statuses={statuses} />
      </div>
      <div className={styles.pageBody}>
        <div className={styles.stack}>
          {review}
          <Card padding="none">
            <AnswerTable groups={[{ title: 'Coluna 1', rows: first }]} />
          </Card>
        </div>
      </div>
      <div className={styles.footBar}>{confirm}</div>
    </main>
  ),
};
