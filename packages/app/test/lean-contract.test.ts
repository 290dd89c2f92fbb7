import { everyEndpoint } from '@caderneta/contract/calls';
import { describe, expect, it } from 'vitest';
import { bareShape } from '../bare-shape.ts';
import { leanModule } from '../lean-contract.ts';
import { fitShape } from '../src/lib/api/fit-shape.ts';
import type { Shape } from '../src/lib/api/shape.ts';

const sent = [
  null,
  undefined,
  {},
  [],
  [{}],
  'x',
  { id: 'a', user: { name: 'Ana' }, profile: {}, permissions: ['view_faq', 'x'] },
];

describe('the contract as a browser gets it', () => {
  it.each(everyEndpoint.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s is read as by its schema',
    (_name, { response }) => {
      const shape = response as unknown as Shape;
      const bare: Shape = JSON.parse(JSON.stringify(bareShape(shape)));
      for (const value of sent) expect(fitShape(bare, value)).toEqual(fitShape(shape, value));
    },
  );

  it('has no schema of a call, and leaves what a form checks with', () => {
    const lean = leanModule(
      'faqs.endpoints.ts',
      `import { z } from 'zod';
import { idSchema } from './envelope.ts';
const byId = z.object({ id: idSchema });
export const input = z.object({ question: z.string() });
export const calls = { list: defineList({ method: 'GET', path: '/faqs', request: { params: byId }, response: z.object({}) }) };`,
    );
    expect(lean).toContain('"def":{"type":"object"');
    expect(lean).toContain('request: {}');
    expect(lean).toContain('z.object({ question: z.string() })');
    expect(lean).not.toMatch(/byId|idSchema/);
  });
});
