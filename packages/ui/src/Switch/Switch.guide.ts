import { type Guide, tabTo } from '../../guide/guide.ts';
import type { Switch } from './Switch.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Switch> = {
  use: 'Liga ou desliga na hora, sem botão de salvar.',
  instead: [
    ['salva com um botão', 'Checkbox'],
    ['é presença', 'RollCall'],
  ],
  right: { says: 'Vale ao tocar, e o texto diz o que liga.', args: { children: 'Receber avisos por e-mail' } },
  wrong: {
    says: 'O texto muda com o estado: ligado quer dizer o quê?',
    args: { children: 'Avisos desligados', defaultSelected: true },
  },
  parts: [['label', 'A linha toda é alvo']],
  keys: [tabTo('ao interruptor'), ['Espaço', 'liga ou desliga']],
  spoken: '“Receber avisos por e-mail, alternar, desativado”.',
};
