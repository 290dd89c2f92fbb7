import { type Shift, shiftLabels } from '@caderneta/contract';

const shiftShown = ({ name, start_time, end_time }: Shift): string =>
  `${shiftLabels[name]}, ${start_time.slice(0, 5)} às ${end_time.slice(0, 5)}`;

/** What people read of a timetable. */
export const teacherScheduleMessages = {
  created: (teacher: string) => ({ title: 'Horário adicionado', message: `Um horário de ${teacher} foi adicionado.` }),
  removed: (teacher: string) => ({ title: 'Horário removido', message: `Um horário de ${teacher} foi removido.` }),
  outsideShifts: (shifts: readonly Shift[]) => ({
    field: 'start_time',
    message: `O horário está fora dos turnos da escola (${shifts.map(shiftShown).join('; ')})`,
  }),
  overlaps: ({ start_time, end_time, names }: { start_time: string; end_time: string; names: readonly string[] }) => ({
    field: 'start_time',
    message: `Já há um horário das ${start_time.slice(0, 5)} às ${end_time.slice(0, 5)}${names.length > 0 ? ` (${names.join(', ')})` : ''}`,
  }),
  noTeacher: 'Perfil de professor inválido',
} as const;
