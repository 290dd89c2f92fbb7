import { type Guide, keys } from '../../guide/guide.ts';
import type { SignInFrame } from './SignInFrame.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof SignInFrame> = {
  use: 'A página de entrar e de criar senha: papel pautado com o formulário e o quadro ao lado.',
  instead: [['é dentro do produto', 'PageHeader']],
  right: { says: 'Um formulário, uma tarefa.', of: 'signinframe--desktop' },
  wrong: { says: 'Avisos e novidades competindo com a entrada.', of: 'notice--info' },
  parts: [],
  keys: keys.field,
  spoken: '“Entrar, título nível 1; E-mail ou CPF, edição”.',
  framed: 640,
};
