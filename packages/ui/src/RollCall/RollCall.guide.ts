import type { Guide } from '../../guide/guide.ts';
import type { RollCall } from './RollCall.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof RollCall> = {
  use: 'A chamada de um dia: a linha inteira alterna entre presente e ausente.',
  instead: [['é outra escolha de dois', 'Switch']],
  right: { says: 'Palavra e forma dizem a presença, não só a cor.', of: 'rollcall--toggled' },
  wrong: { says: 'Uma caixa por linha: alvo pequeno, e o vazio não diz “ausente”.', of: 'checkbox--unchecked' },
  parts: [['button, label', 'A linha toda é alvo']],
  keys: [
    ['Tab', 'passa de estudante em estudante'],
    ['Espaço', 'alterna presente e ausente'],
  ],
  spoken: '“Ana Souza, presente, alternar, ativado”.',
  wide: true,
};
