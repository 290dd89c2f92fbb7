import { type Guide, keys } from '../../guide/guide.ts';
import type { CameraHint } from './CameraHint.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof CameraHint> = {
  use: 'Conselho sobre a imagem, com outro caminho; é anunciado e espera.',
  instead: [['passa sozinho', 'ToastProvider']],
  right: { says: 'Diz como melhorar e dá saída.', of: 'camerahint--failing' },
  wrong: { says: 'Acusa a foto.', args: { title: 'Imagem ruim', message: 'Tente novamente.' } },
  parts: [
    ['h2, h3, p, strong', 'O conselho'],
    ['button', 'Outro caminho'],
  ],
  keys: keys.press,
  spoken: '“Ainda não vi a folha inteira. Afaste um pouco o celular”.',
};
