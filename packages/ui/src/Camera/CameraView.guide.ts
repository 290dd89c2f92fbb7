import type { Guide } from '../../guide/guide.ts';
import type { CameraView } from './CameraView.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof CameraView> = {
  use: 'A imagem viva da câmera que lê folhas: escura nos dois temas, com uma palavra do que fazer.',
  instead: [['a foto já foi tirada', 'FileDrop']],
  right: { says: 'O estado em palavra, com cantos.', of: 'cameraview--sheet-found' },
  wrong: { says: 'Imagem sem palavra: esperar o quê?', of: 'cameraview--idle' },
  parts: [],
  keys: [],
  spoken: '“Folha encontrada”, ao mudar o estado.',
  framed: 460,
};
