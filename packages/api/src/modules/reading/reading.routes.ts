import { type AudioAnalysis, audioProviderLabels, readingEndpoints } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerForm } from '../../server/register-endpoint.ts';
import type { ServerContext } from '../../server/server-config.ts';
import { audioInForce } from '../settings/settings.service.ts';
import { allowedTarget, forwardAudio } from './forward-audio.ts';
import { readingMessages } from './reading.messages.ts';

const bodyOf = (status: AudioAnalysis['status'], message: string): AudioAnalysis => ({ status, message });

/** Recordings leave the school's server only for an address that an administrator configured. */
export function addReadingRoutes(app: FastifyInstance, context: ServerContext): void {
  registerForm(app, readingEndpoints.analyse, async (request) => {
    request.raw.resume();
    if (!request.isMultipart()) return { status: 200, body: bodyOf('no_file', readingMessages.noFile) };
    const { provider } = await audioInForce(context);
    return { status: 501, body: bodyOf('config_error', readingMessages.notYet(audioProviderLabels[provider])) };
  });

  registerForm(app, readingEndpoints.proxy, async (request) => {
    const { proxyTargets: targets } = await audioInForce(context);
    const target = allowedTarget(request.headers['x-target-url'], targets);
    if (target !== null && request.isMultipart()) return forwardAudio(request.raw, target);
    request.raw.resume();
    if (targets.length === 0) return { status: 200, body: bodyOf('config_error', readingMessages.proxyOff) };
    if (target === null) return { status: 200, body: bodyOf('config_error', readingMessages.unknownTarget) };
    return { status: 200, body: bodyOf('no_file', readingMessages.noFile) };
  });
}
