import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, CameraOff, CircleStop, ScanLine } from 'lucide-react';
import { expect } from 'storybook/test';
import {
  Button,
  CameraHint,
  CameraView,
  type CameraViewProps,
  IconButton,
  SegmentedControl,
  Select,
  SheetOverlay,
  ShutterButton,
} from '../../packages/ui/src/index.ts';
import { SheetPicture } from './PaperSheet.tsx';
import * as styles from './screens.css.ts';
import { marksOf, modes, outlineOf, type SheetPose } from './sheet-scene.ts';

const nothing = () => undefined;
const picture = { width: 390, height: 530 };

function CameraScreen({
  pose,
  isFound,
  ...view
}: { pose: SheetPose; isFound: boolean } & Omit<CameraViewProps, 'label'>) {
  return (
    <main className={styles.cameraPage}>
      <header className={styles.cameraHead}>
        <IconButton onDark label="Voltar" icon={<ArrowLeft />} />
        <div className={styles.who}>
          <h1 className={styles.cameraTitle}>Correção OMR</h1>
          <p className={`${styles.onCamMuted} ${styles.clip}`}>Avaliação bimestral de Matemática</p>
        </div>
      </header>
      <div className={styles.cameraPickers}>
        <Select
          onCamera
          label="Aluno"
          items={[{ id: '1', label: 'Ana Beatriz Moura', detail: '1 de 28' }]}
          selectedId="1"
          onChange={nothing}
        />
        <SegmentedControl onCamera label="Modo" items={modes} selectedId="camera" onChange={nothing} />
      </div>
      <CameraView {...view} label="Câmera">
        <SheetPicture {...picture} pose={pose} />
        {isFound && <SheetOverlay {...picture} outline={outlineOf(pose)} bubbles={marksOf(pose)} />}
      </CameraView>
      <div className={styles.shutters}>
        <ShutterButton label="Parar câmera" icon={<CameraOff />} onPress={nothing} />
        <ShutterButton isMain label="Capturar uma vez" icon={<ScanLine />} onPress={nothing} />
        <ShutterButton label="Parar streaming" icon={<CircleStop />} onPress={nothing} />
      </div>
    </main>
  );
}

/** 05 and 05d: the camera on a phone, reading and failing to read. Its chrome is dark in both themes. */
const meta = {
  title: 'Telas/Câmera',
  id: 'screens-camera',
  component: CameraScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof CameraScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadingPhone: Story = {
  name: 'Lendo, celular',
  args: {
    isFound: true,
    pose: { x: 196, y: 292, turn: -2, scale: 1.52 },
    status: { tone: 'found', text: 'Folha detectada, segure firme', count: '25/26 lidas' },
    showLegend: true,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Folha na câmera: 22 corretas, 3 erradas, 2 para revisar' }),
    ).toBeVisible();
  },
};

export const FailingPhone: Story = {
  name: 'Falhando, celular',
  args: {
    isFound: false,
    pose: { x: 246, y: 300, turn: 10, scale: 1.36 },
    showGuides: true,
    status: { tone: 'looking', text: 'Mostre os 4 cantos da folha', count: '3/4 cantos' },
    hint: (
      <CameraHint
        title="2 leituras falharam"
        message="Aproxime, evite sombra e deixe a folha reta. O envio de foto acerta menos que a câmera."
        actions={
          <>
            <Button>Tentar via upload</Button>
            <Button variant="primary">Continuar aqui</Button>
          </>
        }
      />
    ),
  },
};
