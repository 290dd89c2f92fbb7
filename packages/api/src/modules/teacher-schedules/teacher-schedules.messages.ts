/** What people read of a timetable. */
export const teacherScheduleMessages = {
  created: (teacher: string) => ({ title: 'Horário adicionado', message: `Um horário de ${teacher} foi adicionado.` }),
  removed: (teacher: string) => ({ title: 'Horário removido', message: `Um horário de ${teacher} foi removido.` }),
  noTeacher: 'Perfil de professor inválido',
} as const;
