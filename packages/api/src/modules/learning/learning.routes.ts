import { fail, learningEndpoints, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { registerFile } from '../../server/files/serve-file.ts';
import { seesClass } from '../classes/classes.service.ts';
import { noteView } from '../person-views/person-views.service.ts';
import { upsertComment } from './comments.writes.ts';
import { mayReadLearner, readAnswers, readClassProgress, readComments, readProgress } from './learners.repository.ts';
import { findLesson, findLessonFile, listModules } from './lessons.repository.ts';
import { answerLesson, updateLesson, viewLesson } from './lessons.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const calls = learningEndpoints;
  const { fileStore } = context;
  registerEndpoint(app, context, calls.modules, async ({ viewer, db }) =>
    succeed(await listModules(db, viewer.userId)),
  );
  registerEndpoint(app, context, calls.lesson, async ({ params, viewer, db }) => {
    const found = await findLesson(db, viewer, params.id);
    return found ? succeed(found) : fail('not-found');
  });
  registerFile(app, context, calls.lessonFile, async ({ params, db }) => {
    const file = await findLessonFile(db, params.id);
    return file ? succeed(file) : fail('not-found');
  });
  registerEndpoint(app, context, calls.progress, async (call) => {
    const { db, viewer, params } = call;
    if (!(await mayReadLearner(db, viewer, params.userId))) return fail('not-found');
    await noteView(context, call, 'LEARNING', params);
    return succeed(await readProgress(db, params.userId));
  });
  registerEndpoint(app, context, calls.classProgress, async ({ params: { id }, viewer, db }) =>
    (await seesClass(db, viewer, id)) ? succeed(await readClassProgress(db, id)) : fail('not-found'),
  );
  registerEndpoint(app, context, calls.answers, async (call) => {
    const { db, viewer, params } = call;
    if (!(await mayReadLearner(db, viewer, params.userId))) return fail('not-found');
    await noteView(context, call, 'LEARNING', params);
    return succeed(await readAnswers(db, params.userId));
  });
  registerEndpoint(app, context, calls.comments, async (call) => {
    const { db, viewer, params } = call;
    if (!(await mayReadLearner(db, viewer, params.userId))) return fail('not-found');
    await noteView(context, call, 'LEARNING', params);
    return succeed(await readComments(db, params.userId, Number(params.moduleId)));
  });
  const { viewLesson: view, answer, updateLesson: update, comment } = calls;
  registerWrite(app, context, view, ({ unit, params }) => viewLesson(unit, params.id));
  registerWrite(app, context, answer, ({ unit, body }) => answerLesson(unit, body), 'Respostas enviadas!');
  registerWrite(
    app,
    context,
    update,
    ({ unit, params, body }) => updateLesson(unit, fileStore, params.id, body),
    'Aula atualizada!',
  );
  registerWrite(app, context, comment, ({ unit, body }) => upsertComment(unit, body), 'Comentário salvo');
}
