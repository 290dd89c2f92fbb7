import { z } from 'zod';
import { timeOfDaySchema } from '../common/time-of-day.ts';
import { weekdays } from './weekdays.ts';

/** A line of a teacher's own timetable; it opens no class. Times as '1970-01-01T08:00:00Z'. */
export const teacherScheduleSchema = z.object({
  id: z.string(),
  teacher_profile_id: z.string(),
  teacher: z.object({ name: z.string() }),
  weekday: z.enum(weekdays),
  start_time: z.string(),
  end_time: z.string(),
  class_id: z.string().nullable(),
  class: z.object({ id: z.string(), grade: z.string(), section: z.string() }).nullable(),
  discipline_id: z.string().nullable(),
  discipline: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type TeacherSchedule = z.infer<typeof teacherScheduleSchema>;

const bothTimes = 'Preencha horário inicial e final';

export const teacherScheduleInputSchema = z
  .object({
    teacher_profile_id: z.uuid('Perfil de professor inválido'),
    weekday: z.enum(weekdays, 'Selecione o dia da semana').default('MONDAY'),
    start_time: timeOfDaySchema(bothTimes),
    end_time: timeOfDaySchema(bothTimes),
    class_id: z.uuid('Selecione a turma').nullable().optional(),
    discipline_id: z.uuid('Selecione uma disciplina').nullable().optional(),
  })
  .refine(({ start_time, end_time }) => end_time > start_time, {
    path: ['end_time'],
    message: 'O horário final deve vir depois do inicial',
  });
export type TeacherScheduleInput = z.input<typeof teacherScheduleInputSchema>;
