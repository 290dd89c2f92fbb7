import { type Guide, tabTo } from '../../guide/guide.ts';
import type { Accordion } from './Accordion.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Accordion> = {
  use: 'Perguntas e respostas, ou partes raramente precisas.',
  instead: [
    ['todos precisam ver', 'Card'],
    ['são partes de mesmo peso', 'Tabs'],
  ],
  right: { says: 'A pergunta inteira no título.' },
  wrong: { says: 'Esconder o que todos precisam: um toque a mais para cada um.', of: 'card--regular' },
  parts: [
    ['button', 'Título: toda a linha abre'],
    ['svg', 'Seta que vira'],
  ],
  keys: [tabTo('a cada título'), ['Enter, Espaço', 'abre e fecha']],
  spoken: '“Esqueci minha senha. O que faço?, botão, recolhido”.',
};
