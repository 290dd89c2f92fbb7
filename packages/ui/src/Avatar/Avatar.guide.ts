import type { Guide } from '../../guide/guide.ts';
import type { Avatar } from './Avatar.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Avatar> = {
  use: 'Rosto ou iniciais, sempre ao lado do nome. É enfeite: não é lido em voz alta.',
  instead: [['a foto se troca', 'ImagePicker']],
  right: { says: 'Duas iniciais: primeiro e último nome.', args: { name: 'Ana Beatriz de Souza' } },
  wrong: { says: 'Um rosto sozinho não é nome para ninguém.', args: { name: '' } },
  parts: [['span', 'Cor calculada do nome: a pessoa tem a mesma em toda parte']],
  keys: [],
  spoken: 'Nada: o nome ao lado já é lido.',
};
