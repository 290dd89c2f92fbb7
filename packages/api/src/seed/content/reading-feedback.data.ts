export const readingCriteria = ['fluency', 'pronunciation', 'intonation', 'rhythm', 'pauses', 'clarity'] as const;
export type ReadingCriterion = (typeof readingCriteria)[number];

/** What the analysis says of a criterion: below 5, below 8, and from 8 on. */
export const readingFeedback: Readonly<Record<ReadingCriterion, readonly [string, string, string]>> = {
  fluency: [
    'A leitura para em muitas palavras. Releia o trecho em partes curtas.',
    'A leitura flui na maior parte do texto, com algumas hesitações.',
    'Leitura contínua, sem hesitações que atrapalhem.',
  ],
  pronunciation: [
    'Várias palavras saíram diferentes do texto. Treine as mais compridas em separado.',
    'Quase todas as palavras saíram corretas.',
    'Palavras pronunciadas com precisão.',
  ],
  intonation: [
    'A voz ficou no mesmo tom. Perguntas sobem, conclusões descem.',
    'A entonação acompanha boa parte das frases.',
    'A entonação mostra o sentido das frases.',
  ],
  rhythm: [
    'O ritmo varia muito de uma frase para outra.',
    'Ritmo regular, um pouco apressado em alguns trechos.',
    'Ritmo constante e confortável para quem ouve.',
  ],
  pauses: [
    'Faltaram pausas na pontuação.',
    'As pausas respeitam os pontos; observe também as vírgulas.',
    'Pausas bem colocadas, na pontuação.',
  ],
  clarity: [
    'A voz está baixa em partes do texto. Aproxime-se do microfone.',
    'A voz é clara na maior parte do tempo.',
    'Voz clara do começo ao fim.',
  ],
};

export const readingSuggestions: readonly string[] = [
  'Leia o mesmo trecho três vezes e compare.',
  'Marque a lápis as vírgulas e os pontos antes de ler.',
  'Leia para alguém da família e pergunte o que entendeu.',
  'Separe as palavras compridas em sílabas e repita devagar.',
];
