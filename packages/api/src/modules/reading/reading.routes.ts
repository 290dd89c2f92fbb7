import { type Failure, fail, failures, readingEndpoints } from '@caderneta/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, sendAnswer } from '../../server/answers/answer.ts';
import { clientFailure } from '../../server/answers/error-answers.ts';
import { registerForm, viewerOf } from '../../server/calls/register-endpoint.ts';
import { defaultLimits, type ServerContext } from '../../server/context/server-config.ts';
import { legacyFailure } from '../../server/limits/legacy-failure.ts';
import { createRequestLimit } from '../../server/limits/request-limit.ts';
import { seesClass } from '../classes/classes.service.ts';
import { audioInForce } from '../settings/settings.service.ts';
import { analyseReading, analysisAnswer } from './analyse-reading.ts';
import { allowedTarget, forwardAudio } from './forward-audio.ts';
import { readingMessages } from './reading.messages.ts';
import { type RecordingForm, readRecordingForm } from './recording-form.ts';

/** Recordings leave the school's server only for an address that an administrator configured. */
export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const perMinute = context.config.limits?.recordings ?? defaultLimits.recordings;
  const limit = createRequestLimit(context, 'recording', perMinute);
  const formOf = async (request: FastifyRequest, reply: FastifyReply): Promise<RecordingForm | Answer> => {
    if (await limit(request, reply)) {
      const { status } = failures['too-many-requests'];
      return analysisAnswer({ status: 'quota_error', message: readingMessages.tooMany }, status);
    }
    if (!request.isMultipart()) {
      request.raw.resume();
      return analysisAnswer({ status: 'no_file', message: readingMessages.noFile });
    }
    const form = await readRecordingForm(request);
    return form.ok ? form.value : refusedBy(form);
  };
  registerForm(
    app,
    readingEndpoints.analyse,
    async (request, reply) => {
      const form = await formOf(request, reply);
      if ('status' in form) return form;
      const { classId } = form;
      if (classId !== undefined && !(await seesClass(context.db, viewerOf(request), classId))) {
        return refusedBy(fail('not-found'));
      }
      return analyseReading(context, form);
    },
    sendAnalysisError,
  );
  registerForm(
    app,
    readingEndpoints.legacyAnalyse,
    async (request, reply) => {
      const failure = legacyFailure(context, request);
      if (failure) return refusedBy(failure);
      const form = await formOf(request, reply);
      if ('status' in form) return form;
      // Of no class: what is asked of one's readers is for who sees it.
      const answer = await context.forOutsiders.run((engines) =>
        analyseReading({ ...context, ...engines }, { ...form, classId: undefined }),
      );
      return answer ?? refusedBy(fail('server-busy'));
    },
    sendAnalysisError,
  );

  registerForm(app, readingEndpoints.proxy, async (request) => {
    const { proxyTargets: targets } = await audioInForce(context);
    const target = allowedTarget(request.headers['x-target-url'], targets);
    if (target !== null && request.isMultipart()) return forwardAudio(request.raw, target);
    request.raw.resume();
    if (targets.length === 0) return analysisAnswer({ status: 'config_error', message: readingMessages.proxyOff });
    if (target === null) return analysisAnswer({ status: 'config_error', message: readingMessages.unknownTarget });
    return analysisAnswer({ status: 'no_file', message: readingMessages.noFile });
  });
}

const failed = (message: string, status: number): Answer =>
  analysisAnswer({ status: 'processing_error', message }, status);

const refusedBy = ({ code, message = failures[code].message }: Failure): Answer =>
  failed(message, failures[code].status);

function sendAnalysisError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = clientFailure(error);
  if (!failure) request.log.error({ err: error }, 'unexpected error');
  const code = failure?.code ?? 'unexpected';
  return sendAnswer(reply, failed(failure?.message ?? failures[code].message, failures[code].status));
}
