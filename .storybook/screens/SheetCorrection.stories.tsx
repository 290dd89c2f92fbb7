import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, CameraOff, CircleStop, RotateCcw, ScanLine } from 'lucide-react';
import { expect } from 'storybook/test';
import {
  type AnswerStatus,
  AnswerStrip,
  AnswerTable,
  Button,
  CameraView,
  Card,
  IconButton,
  PageHeader,
  ReviewCard,
  ScrollArea,
  SegmentedControl,
  Select,
  SheetOverlay,
} from '../../packages/ui/src/index.ts';
import { Frame } from './Frame.tsx';
import { SheetPicture } from './PaperSheet.tsx';
import * as styles from './screens.css.ts';
import { marksOf, modes, outlineOf, rowsOf, type SheetPose } from './sheet-scene.ts';

const nothing = () => undefined;
const statuses: AnswerStatus[] = [...rowsOf(0), ...rowsOf(1)].map(({ status }) => status);

const letter = (text: string, x: number) =>
  `<circle cx="${x}" cy="8" r="4.6" fill="none" stroke="#111" stroke-width=".6"/><text x="${x}" y="10" font-size="5" text-anchor="middle" fill="#444">${text}</text>`;
const cropUrl = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 16.5" font-family="sans-serif"><rect width="100" height="16.5" fill="#fafaf7"/><text x="4" y="10.6" font-size="7" font-weight="700">17</text>${letter('A', 24)}${letter('B', 44)}${letter('C', 64)}${letter('D', 83.5)}<circle cx="44" cy="8" r="4.4" fill="#2b2f4a"/><circle cx="64" cy="8" r="4.4" fill="#2b2f4a"/></svg>`,
)}`;

/** How the sheet lies on the table, in the picture of 632×546. */
const picture = { width: 632, height: 546 };
const pose: SheetPose = { x: 372, y: 278, turn: -2, scale: 1.63 };

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
  name: 'Computador',
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Frame as="teacher" location="classes" crumbs={['Geral', 'Turmas', '9º Ano C', 'Correção OMR']}>
      <PageHeader title="Correção OMR" subtitle="Avaliação bimestral de Matemática" onBack={nothing} />
      <div className={styles.layout}>
        <Card padding="none" className={styles.work}>
          <div className={styles.setting}>
            <Select
              label="Aluno"
              items={[{ id: '1', label: 'Ana Beatriz Moura', detail: '1 de 28' }]}
              selectedId="1"
              onChange={nothing}
              className={styles.grow}
            />
            <SegmentedControl label="Modo" items={modes} selectedId="camera" onChange={nothing} />
          </div>
          <CameraView
            label="Câmera"
            status={{ tone: 'found', text: 'Folha detectada', count: '25/26 lidas' }}
            showLegend
          >
            <SheetPicture {...picture} pose={pose} />
            <SheetOverlay {...picture} outline={outlineOf(pose)} bubbles={marksOf(pose)} />
          </CameraView>
          <div className={styles.cameraBar}>
            <Button variant="accent" icon={<CircleStop />}>
              Parar streaming
            </Button>
            <Button icon={<ScanLine />}>Capturar uma vez</Button>
            <Button variant="quiet" icon={<CameraOff />} className={styles.last}>
              Parar câmera
            </Button>
          </div>
        </Card>
        <Card padding="none" className={styles.result}>
          <div className={styles.pad}>
            <div className={styles.spread}>
              <span className={styles.small}>Ana Beatriz Moura</span>
              <span className={styles.small}>Nota</span>
            </div>
            <div className={styles.spread}>
              <h2 className={styles.score}>Acertos: 22 de 26</h2>
              <strong className={styles.score}>84,62</strong>
            </div>
          </div>
          <div className={styles.review}>{review}</div>
          <ScrollArea className={styles.answers}>
            <AnswerTable groups={[{ title: 'Coluna 1', rows: rowsOf(0) }]} />
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
  name: 'Resultado, celular',
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
          <h2 className={styles.score}>Acertos: 22 de 26</h2>
          <strong className={`${styles.score} ${styles.yellow}`}>84,62</strong>
        </div>
        <AnswerStrip statuses={statuses} />
      </div>
      <div className={styles.pageBody}>
        <div className={styles.stack}>
          {review}
          <Card padding="none">
            <AnswerTable groups={[{ title: 'Coluna 1', rows: rowsOf(0) }]} />
          </Card>
        </div>
      </div>
      <div className={styles.footBar}>{confirm}</div>
    </main>
  ),
};
