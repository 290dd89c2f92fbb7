import { weekdayLabels } from '@caderneta/contract';

/** Texts of teachers' timetables. */
export const scheduleCopy = {
  title: 'Meus horários',
  add: 'Adicionar horário',
  loadFailed: 'Erro ao carregar horários',
  lesson: 'Aula',
  remove: (what: string, start: string) => `Remover ${what}, ${start}`,
  weekdays: weekdayLabels,
  form: {
    title: 'Adicionar Horário',
    weekday: 'Dia da semana',
    start: 'Início',
    end: 'Fim',
    schoolClass: 'Turma',
    classPlaceholder: 'Buscar turma...',
    discipline: 'Disciplina',
    disciplinePlaceholder: 'Buscar disciplina...',
    optional: 'Opcional',
    add: 'Adicionar',
  },
  removal: {
    title: 'Remover horário',
    message: (what: string, day: string, span: string) => `Remover ${what}, ${day}, ${span}?`,
  },
  span: (start: string, end: string) => `${start} às ${end}`,
  profileMissing: 'Perfil de professor inválido',
  toasts: {
    added: 'Horário adicionado',
    removed: 'Horário removido',
    addFailed: 'Falha ao adicionar horário',
    removeFailed: 'Erro ao remover',
  },
} as const;
