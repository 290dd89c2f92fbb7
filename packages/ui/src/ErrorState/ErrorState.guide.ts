import { type Guide, keys } from '../../guide/guide.ts';
import type { ErrorState } from './ErrorState.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof ErrorState> = {
  use: 'Uma carga falhou. Fica onde o conteúdo estaria e oferece tentar de novo.',
  instead: [
    ['não há nada ainda', 'EmptyState'],
    ['um salvamento falhou', 'ToastProvider'],
  ],
  right: {
    says: 'O que houve e o que fazer.',
    args: { title: 'As turmas não vieram', message: 'Sem resposta do servidor. Confira a conexão.' },
  },
  wrong: { says: 'Código de máquina para gente.', args: { title: 'Erro 503', message: 'ECONNREFUSED' } },
  parts: [
    ['[role="alert"]', 'Lido assim que aparece'],
    ['button', 'Tentar novamente'],
  ],
  keys: keys.press,
  spoken: '“Alerta: As turmas não vieram. Tentar novamente, botão”.',
};
