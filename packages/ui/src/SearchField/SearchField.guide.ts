import { type Guide, tabTo } from '../../guide/guide.ts';
import type { SearchField } from './SearchField.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof SearchField> = {
  use: 'Filtra a lista logo abaixo, enquanto se digita.',
  instead: [['escolhe um nome para um formulário', 'ComboBox']],
  right: { says: 'O exemplo diz por onde se busca.', args: { placeholder: 'Buscar por nome ou matrícula' } },
  wrong: { says: '“Buscar” não diz o que se acha.', args: { placeholder: 'Buscar' } },
  parts: [['input', 'O que se busca']],
  keys: [tabTo('ao campo'), ['Esc', 'limpa a busca'], ['Enter', 'busca já']],
  spoken: '“Buscar estudantes, campo de busca”.',
};
