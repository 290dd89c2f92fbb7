import { failures, omrEndpoints } from '@caderneta/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendAnswer, valueAnswer } from '../../server/answer.ts';
import { clientFailure } from '../../server/error-answers.ts';
import { registerForm } from '../../server/register-endpoint.ts';
import { createRequestLimit } from '../../server/request-limit.ts';
import { defaultLimits, type ServerContext } from '../../server/server-config.ts';
import { omrMessages } from './omr.messages.ts';
import { processSheet } from './process-sheet.ts';
import { readSheetForm } from './sheet-form.ts';
import { parseSheetKey } from './sheet-key.ts';

export function addOmrRoutes(app: FastifyInstance, context: ServerContext): void {
  registerForm(app, omrEndpoints.process, async (request) => {
    const form = await readSheetForm(request);
    const answer = await processSheet(context, form, parseSheetKey(form.key, 'e'));
    return valueAnswer(answer, answer.message);
  });

  const perMinute = context.config.limits?.legacyOmr ?? defaultLimits.legacyOmr;
  const limit = createRequestLimit(app, perMinute, (request) => request.ip);
  registerForm(
    app,
    omrEndpoints.legacyProcess,
    async (request, reply) => {
      if (await limit(request, reply)) return bare('too-many-requests');
      const form = await readSheetForm(request);
      const answer = await processSheet(context, form, parseSheetKey(form.key, 'd'));
      return { status: answer.status === 'bad_request' ? 400 : 200, body: answer };
    },
    (error, request, reply) => sendLegacyError(error, request, reply),
  );
}

/** A failure before the reading, in the older service's shape. */
const bare = (code: 'too-many-requests' | 'body-too-large' | 'unsupported-media' | 'unexpected') => ({
  status: failures[code].status,
  body: { status: 'processing_error' as const, message: failures[code].message },
});

function sendLegacyError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = clientFailure(error);
  if (!failure) request.log.error({ err: error }, 'unexpected error');
  if (failure?.code === 'body-too-large') return sendAnswer(reply, bare('body-too-large'));
  if (failure?.code === 'unsupported-media')
    return sendAnswer(reply, { status: 200, body: { status: 'no_file', message: omrMessages.noFile } });
  if (failure)
    return sendAnswer(reply, {
      status: 400,
      body: { status: 'bad_request', message: failure.message ?? omrMessages.failed },
    });
  return sendAnswer(reply, bare('unexpected'));
}
