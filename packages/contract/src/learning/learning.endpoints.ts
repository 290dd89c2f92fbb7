import { z } from 'zod';
import { defineEndpoint } from '../common/endpoint.ts';
import { idSchema } from '../common/envelope.ts';
import { attachmentBodyLimit, fileQuerySchema } from '../common/files.schema.ts';
import {
  answeredSchema,
  answersInputSchema,
  classProgressSchema,
  lessonPatchSchema,
  lessonSchema,
  mentorCommentInputSchema,
  mentorCommentSchema,
  moduleAnswersSchema,
  moduleSchema,
  progressSchema,
} from './learning.schema.ts';

const byId = z.object({ id: idSchema });
const byUser = z.object({ userId: idSchema });
const learners = { roles: ['MASTER', 'STUDENT'], anyOf: ['view_aulas'] } as const;
const pupils = { roles: ['STUDENT'], anyOf: ['view_aulas'] } as const;
const staff = ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'ADMIN', 'MENTOR'] as const;
const commenting = ['mentor_comments', 'teacher_comments'] as const;
const readers = {
  roles: staff,
  anyOf: ['details_students', ...commenting],
  own: { param: 'userId' },
} as const;

/** What the audit log calls these tables. */
export const learningAuditLabels = {
  lessons: 'Aula',
  mentor_comments: 'Comentário',
  module_answers: 'Respostas de aula',
} as const;

export const learningEndpoints = {
  modules: defineEndpoint({
    method: 'GET',
    path: '/modules',
    access: learners,
    summary: 'Módulos e aulas, com o próprio progresso',
    response: z.array(moduleSchema),
  }),
  lesson: defineEndpoint({
    method: 'GET',
    path: '/lessons/:id',
    access: learners,
    summary: 'Uma aula, com perguntas e as próprias respostas',
    request: { params: byId },
    response: lessonSchema,
  }),
  lessonFile: defineEndpoint({
    method: 'GET',
    path: '/lessons/:id/file',
    access: learners,
    summary: 'O material de uma aula',
    request: { params: byId, query: fileQuerySchema },
    response: z.string(),
    wire: 'file',
  }),
  updateLesson: defineEndpoint({
    method: 'PATCH',
    path: '/lessons/:id',
    access: { roles: ['MASTER'], anyOf: ['view_aulas'] },
    summary: 'Altera o conteúdo de uma aula',
    request: { params: byId, body: lessonPatchSchema },
    response: lessonSchema,
    bodyLimit: attachmentBodyLimit,
  }),
  viewLesson: defineEndpoint({
    method: 'POST',
    path: '/lessons/:id/view',
    access: pupils,
    summary: 'Marca uma aula como vista',
    request: { params: byId },
    response: z.null(),
  }),
  answer: defineEndpoint({
    method: 'POST',
    path: '/module-answers',
    access: pupils,
    summary: 'Responde às perguntas de uma aula; ela fica vista e respondida',
    request: { body: answersInputSchema },
    response: answeredSchema,
  }),
  progress: defineEndpoint({
    method: 'GET',
    path: '/progress/user/:userId',
    access: readers,
    summary: 'Progresso de um aluno, por aula',
    request: { params: byUser },
    response: z.array(progressSchema),
  }),
  classProgress: defineEndpoint({
    method: 'GET',
    path: '/classes/:id/progress',
    access: { roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'], anyOf: ['my_students', 'details_students'] },
    summary: 'Aulas concluídas por módulo de cada aluno da turma',
    request: { params: byId },
    response: z.array(classProgressSchema),
  }),
  answers: defineEndpoint({
    method: 'GET',
    path: '/module-answers/user/:userId',
    access: readers,
    summary: 'Respostas de um aluno, por módulo e aula',
    request: { params: byUser },
    response: moduleAnswersSchema,
  }),
  comments: defineEndpoint({
    method: 'GET',
    path: '/mentor-comments/user/:userId/module/:moduleId',
    access: readers,
    summary: 'Comentários sobre as respostas de um aluno em um módulo',
    request: { params: z.object({ userId: idSchema, moduleId: z.string().regex(/^[1-4]$/, 'O módulo vai de 1 a 4') }) },
    response: z.array(mentorCommentSchema),
  }),
  comment: defineEndpoint({
    method: 'POST',
    path: '/mentor-comments/upsert',
    access: { roles: staff, anyOf: commenting },
    summary: 'Comenta as respostas de um aluno em uma aula',
    request: { body: mentorCommentInputSchema },
    response: z.null(),
  }),
};
