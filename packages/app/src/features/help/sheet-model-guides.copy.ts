import { type Guide, staff } from './guide.ts';

/** Help of the screens of sheets of other makers. */
export const sheetModelGuides = {
  sheetModels: {
    title: 'Modelos de folha',
    roles: staff,
    what: 'Folhas de respostas de outros fabricantes, que a escola ou a rede ensinou a Caderneta a ler.',
    steps: [
      'Abra Configurações e toque em Modelos de folha.',
      'Quem administra a escola ou a rede toca em Novo modelo e envia uma foto da folha.',
      'Em Nova avaliação, escolha o modelo no campo Folha.',
    ],
  },
  sheetModel: {
    title: 'Modelo de folha',
    roles: staff,
    what: 'O que cada grupo de bolinhas de uma folha é: questões, número do aluno, tipo de prova ou nada.',
    steps: [
      'Confira os grupos na imagem: arraste, divida, junte, ou mude os números ao lado.',
      'Envie uma segunda foto, de outra folha igual, e veja o que foi lido.',
      'Salve: cada mudança é uma nova versão, e avaliações prontas ficam com a sua.',
    ],
  },
} satisfies Record<string, Guide>;
