import { counted } from '../../../../lib/numbers.ts';

/** Texts of the roll on paper: printing it, and reading a photo of it. */
export const paperRollCopy = {
  region: 'Folha de chamada',
  print: 'Imprimir folha de chamada',
  read: 'Ler folha de chamada',
  close: 'Fechar',
  month: 'Mês',
  ofDiscipline: (discipline: string) =>
    `Uma folha por mês, de ${discipline}: alunos nas linhas, dias letivos nas colunas.`,
  hint: 'Imprima em A4, em tamanho real (100%), sem ajustar à página. Os quatro cantos precisam sair inteiros.',
  make: 'Gerar PDF',
  making: 'Preparando a folha...',
  made: (pages: number, days: number) =>
    `PDF pronto: ${counted(pages, 'página', 'páginas')}, ${counted(days, 'dia letivo', 'dias letivos')}.`,
  open: 'Abrir PDF',
  download: 'Baixar PDF',
  notMade: 'Não foi possível gerar o PDF. Verifique a conexão e tente de novo.',
  fileName: (className: string, discipline: string, month: string) =>
    `Chamada - ${className} - ${discipline} - ${month}.pdf`,
  network: (municipality: string) => `Rede Municipal de Ensino de ${municipality}`,
  subject: (discipline: string, teachers: readonly string[]) =>
    [discipline, teachers.join(', ')].filter(Boolean).join(' · '),
  photo: 'Foto da folha de chamada',
  photoHint: 'Uma foto da folha inteira, ou um PDF digitalizado. A folha fica neste aparelho.',
  reading: 'Lendo a folha...',
  noReader: 'O leitor não pôde ser iniciado neste aparelho.',
  damaged: 'O arquivo não é uma imagem que se possa abrir. Envie uma foto em JPEG, PNG ou WebP, ou um PDF.',
  otherClass: (number: number) => `A folha ${number} não é desta turma. Abra a turma cujo nome está no alto da folha.`,
  otherShape: 'A folha lida não tem as linhas e os dias da que foi impressa. Fotografe-a de novo.',
  offline: 'Sem conexão não se sabe de quem é a folha. Guarde a foto e leia a folha quando houver conexão.',
  again: 'Trocar a foto',
  loadFailed: 'Não foi possível carregar a chamada do mês',
  sheetOf: (discipline: string, month: string, number: number) => `${discipline} · ${month} · folha ${number}`,
  table: 'O que a folha diz',
  tableHint: 'Toque em uma bolha para trocar. No teclado, use as setas e Espaço.',
  pupil: 'Aluno',
  legend:
    'F: faltou · ponto: presente · ?: dúvida · traço: fora da turma no dia · moldura tracejada: diferente do que está salvo',
  signs: { present: '·', absent: 'F', uncertain: '?', out: '–' },
  marks: { present: 'presente', absent: 'ausente', uncertain: 'em dúvida', out: 'fora da turma' },
  cell: (name: string, day: string, mark: string, saved: string | null) =>
    `${name}, ${day}: ${mark}${saved === null ? '' : `; está salvo ${saved}`}`,
  uncertainAt: (at: number, of: number) => `Dúvida ${at} de ${of}`,
  uncertainOf: (name: string, day: string) => `${name}, ${day}`,
  uncertainPicture: (name: string, day: string) => `Recorte da foto: ${name}, ${day}`,
  noPicture: 'Sem recorte desta bolha: olhe no papel.',
  wasPresent: 'Presente',
  wasAbsent: 'Faltou',
  days: 'Dias a salvar',
  daysHint: 'Só são salvos os dias marcados. Um dia já salvo, se você o marcar, passa a ser como no papel.',
  day: (weekday: string, day: string) => `${weekday}, ${day}`,
  absences: (count: number) => (count === 0 ? 'todos presentes' : counted(count, 'falta', 'faltas')),
  uncertainCount: (count: number) => counted(count, 'dúvida', 'dúvidas'),
  states: {
    new: 'ainda não salva',
    same: 'já salva, igual',
    differs: (count: number) => `já salva, ${counted(count, 'diferença', 'diferenças')}`,
  },
  between: ' · ',
  save: (count: number) => (count === 0 ? 'Salvar' : `Salvar ${counted(count, 'dia', 'dias')}`),
  chooseFirst: 'Marque os dias a salvar.',
  settleFirst: (count: number) => `Antes de salvar, responda ${counted(count, 'dúvida', 'dúvidas')} dos dias marcados.`,
  saving: (at: number, of: number) => `Salvando ${at} de ${of}...`,
  saved: (count: number) => `Chamada salva: ${counted(count, 'dia', 'dias')}.`,
  waiting: (count: number) => `${counted(count, 'dia guardado', 'dias guardados')} neste aparelho até haver conexão.`,
  refused: (days: readonly string[]) =>
    `Não foram salvos: ${days.join(', ')}. Abra cada dia na chamada para ver por quê.`,
  lost: (days: readonly string[]) =>
    `Não foram salvos (${days.join('; ')}). Este aparelho não pôde guardá-los (pode estar sem espaço): eles estão só nesta tela. Tente de novo antes de sair.`,
} as const;
