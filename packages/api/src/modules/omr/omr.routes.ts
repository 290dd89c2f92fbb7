import { type Failure, fail, failures, type OmrProcessResponse, omrEndpoints } from '@caderneta/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, failureAnswer, sendAnswer, valueAnswer } from '../../server/answers/answer.ts';
import { clientFailure } from '../../server/answers/error-answers.ts';
import { registerForm } from '../../server/calls/register-endpoint.ts';
import { defaultLimits, type ServerContext } from '../../server/context/server-config.ts';
import { legacyFailure } from '../../server/limits/legacy-failure.ts';
import { createRequestLimit } from '../../server/limits/request-limit.ts';
import { omrMessages } from './omr.messages.ts';
import { processSheet } from './process-sheet.ts';
import { readSheetForm } from './sheet-form.ts';
import { parseSheetKey } from './sheet-key.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerForm(app, omrEndpoints.process, async (request) => {
    const form = await readSheetForm(request);
    if (!form.ok) return failureAnswer(form, request.id);
    const answer = await processSheet(context, form.value, parseSheetKey(form.value.key, 'e'));
    if (answer.code === 'busy') return failureAnswer(fail('server-busy', { message: answer.message }), request.id);
    if (answer.status !== 'bad_request') return valueAnswer(answer, answer.message);
    const errors = [{ field: 'gabarito', message: answer.message }];
    const failed = failureAnswer(fail('invalid-request', { errors }), request.id);
    // Clients of the older services look at `status`, which others too wrap in `data`.
    return { ...failed, body: { ...(failed.body as object), data: answer } };
  });

  const perMinute = context.config.limits?.legacyOmr ?? defaultLimits.legacyOmr;
  const limit = createRequestLimit(context, 'legacy sheet', perMinute);
  registerForm(
    app,
    omrEndpoints.legacyProcess,
    async (request, reply) => {
      const failure = legacyFailure(context, request);
      if (failure) return bareFailure(failure);
      if (await limit(request, reply)) return bareFailure(fail('too-many-requests'));
      const form = await readSheetForm(request);
      if (!form.ok) return bareFailure(form);
      const answer = await context.forOutsiders.run((engines) =>
        processSheet({ ...context, ...engines }, form.value, parseSheetKey(form.value.key, 'd')),
      );
      return answer ? { status: httpStatusOf(answer), body: answer } : bareFailure(fail('server-busy'));
    },
    sendLegacyError,
  );
}

const httpStatusOf = ({ status, code }: OmrProcessResponse): number =>
  code === 'busy' ? failures['server-busy'].status : status === 'bad_request' ? 400 : 200;

/** A failure before the reading, in the older service's shape: its clients look at `status`. */
function bareFailure({ code, message = failures[code].message }: Failure): Answer {
  if (code === 'unsupported-media') return { status: 200, body: { status: 'no_file', message: omrMessages.noFile } };
  const status = code === 'invalid-json' ? 'bad_request' : 'processing_error';
  return { status: failures[code].status, body: { status, message } };
}

function sendLegacyError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = clientFailure(error);
  if (!failure) request.log.error({ err: error }, 'unexpected error');
  return sendAnswer(reply, bareFailure(failure ?? fail('unexpected')));
}
