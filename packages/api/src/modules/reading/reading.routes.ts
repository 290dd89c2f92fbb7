import { failures, readingEndpoints } from '@caderneta/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, sendAnswer } from '../../server/answers/answer.ts';
import { clientFailure } from '../../server/answers/error-answers.ts';
import { registerForm } from '../../server/calls/register-endpoint.ts';
import { defaultLimits, type ServerContext } from '../../server/context/server-config.ts';
import { createRequestLimit } from '../../server/limits/request-limit.ts';
import { audioInForce } from '../settings/settings.service.ts';
import { analyseReading, analysisAnswer } from './analyse-reading.ts';
import { allowedTarget, forwardAudio } from './forward-audio.ts';
import { readingMessages } from './reading.messages.ts';
import { readRecordingForm } from './recording-form.ts';

/** Recordings leave the school's server only for an address that an administrator configured. */
export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const perMinute = context.config.limits?.recordings ?? defaultLimits.recordings;
  const limit = createRequestLimit(context, 'recording', perMinute, ({ ip }) => [ip]);
  registerForm(
    app,
    readingEndpoints.analyse,
    async (request, reply) => {
      if (await limit(request, reply)) return failed(readingMessages.tooMany, failures['too-many-requests'].status);
      if (!request.isMultipart()) {
        request.raw.resume();
        return analysisAnswer({ status: 'no_file', message: readingMessages.noFile });
      }
      const form = await readRecordingForm(request);
      if (!form.ok) return failed(form.message ?? failures[form.code].message, failures[form.code].status);
      return analyseReading(context, form.value);
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

function sendAnalysisError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = clientFailure(error);
  if (!failure) request.log.error({ err: error }, 'unexpected error');
  const code = failure?.code ?? 'unexpected';
  return sendAnswer(reply, failed(failure?.message ?? failures[code].message, failures[code].status));
}
