export const waveformCopy = {
  label: 'Posição na gravação',
  empty: 'Nenhuma gravação.',
  failed: 'O desenho da gravação não pôde ser carregado. Ouvir e escolher o momento funcionam.',
  position: (at: string, of: string) => `${at} de ${of}`,
  word: (word: string) => `palavra “${word}”`,
  pause: 'pausa',
  pauses: (count: number) => (count === 1 ? '1 pausa marcada' : `${count} pausas marcadas`),
} as const;
