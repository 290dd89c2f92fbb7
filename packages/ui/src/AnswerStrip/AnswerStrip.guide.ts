import type { Guide } from '../../guide/guide.ts';
import type { AnswerStrip } from './AnswerStrip.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof AnswerStrip> = {
  use: 'A folha inteira de relance, um quadrado por questão. É uma imagem; as respostas estão na AnswerTable.',
  instead: [['se leem as respostas', 'AnswerTable']],
  right: { says: 'Sinal dentro do quadrado: a cor não está só.' },
  wrong: { says: 'Só a contagem: onde estão os erros?', of: 'scorebadge--sheet-result' },
  parts: [['[role="img"]', 'Uma imagem com a contagem por nome']],
  keys: [],
  spoken: '“22 corretas, 3 erradas, 1 em branco, imagem”.',
};
