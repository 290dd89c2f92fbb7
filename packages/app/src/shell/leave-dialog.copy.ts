import { counted } from '../lib/numbers.ts';

/** What a form is of, by the first word of its name. */
export const draftLabels: Readonly<Record<string, string>> = {
  aula: 'Aula',
  avaliacao: 'Avaliação',
  categoria: 'Categoria de perguntas',
  comentario: 'Comentário',
  comunicado: 'Notificação geral',
  configuracoes: 'Configurações',
  disciplina: 'Disciplina',
  escala: 'Escala da rede',
  evento: 'Evento',
  faq: 'Pergunta frequente',
  formacao: 'Formação',
  habilidade: 'Habilidade',
  habilidades: 'Habilidades da avaliação',
  horario: 'Horário',
  importar: 'Importação de planilha',
  instituicao: 'Instituição',
  leitura: 'Texto de leitura',
  material: 'Material',
  'modelo-de-folha': 'Modelo de folha',
  municipio: 'Município',
  nota: 'Observação da chamada',
  perfil: 'Meu Perfil',
  professor: 'Professor da turma',
  questao: 'Questão',
  reabertura: 'Reabertura de período',
  respostas: 'Respostas da aula',
  transferencia: 'Transferência',
  turma: 'Turma',
  usuario: 'Usuário',
  'virar-ano': 'Virada do ano',
};

/** Texts of leaving with writes that the server does not have, or with drafts. They come with the dialog: few ever see it. */
export const leaveDialogCopy = {
  title: {
    stays: 'Sair com envios guardados?',
    goes: 'Sair e apagar o que não foi enviado?',
    drafts: 'Sair e apagar os rascunhos?',
  },
  text: (count: number) =>
    `${counted(count, 'registro ainda não chegou', 'registros ainda não chegaram')} ao servidor. Tudo fica guardado neste aparelho e só será enviado quando você entrar de novo aqui.`,
  unread:
    'Não foi possível ler tudo o que está guardado neste aparelho: pode haver registros que ainda não chegaram ao servidor. Eles ficam aqui e só serão enviados quando você entrar de novo.',
  recordings: (count: number) =>
    count === 1
      ? 'Uma gravação de leitura está só nesta aba: se você sair, ela é apagada.'
      : `${count} gravações de leitura estão só nesta aba: se você sair, elas são apagadas.`,
  drafts: (count: number) =>
    count === 1
      ? 'Um rascunho está só neste aparelho: se você sair, ele é apagado.'
      : `${count} rascunhos estão só neste aparelho: se você sair, eles são apagados.`,
  draft: (form: string, name: string) => {
    const label = draftLabels[form.split('.', 1)[0] ?? ''] ?? 'Formulário';
    return name === '' ? label : `${label}: ${name}`;
  },
  stay: 'Continuar aqui',
  leave: 'Sair',
} as const;
