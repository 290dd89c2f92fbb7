import { everyEndpoint } from '@caderneta/contract/calls';
import { describe, expect, it } from 'vitest';
import { leanModule } from '../lean-contract.ts';
import { fitShape } from '../src/lib/api/fit-shape.ts';
import { shapeOf } from '../src/lib/api/shape.ts';
import { writeShape } from '../written-shape.ts';

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
      const shape = shapeOf(response);
      const read = shapeOf(writeShape(shape));
      for (const value of sent) expect(fitShape(read, value)).toEqual(fitShape(shape, value));
    },
  );

  it('has no schema of a call, and leaves what a form checks with', () => {
    const lean = leanModule(
      'faqs.endpoints.ts',
      `import { z } from 'zod';
import { idSchema } from './envelope.ts';
const byId = z.object({ id: idSchema });
export const input = z.object({ question: z.string() });
export const calls = { list: defineList({ method: 'GET', path: '/faqs', summary: 'Perguntas', request: { params: byId }, response: z.object({}) }) };`,
    );
    expect(lean).toContain('response: "{');
    expect(lean).toContain('request: {}');
    expect(lean).toContain('z.object({ question: z.string() })');
    expect(lean).not.toMatch(/byId|idSchema|Perguntas/);
  });

  it('takes a request that several calls share', () => {
    const lean = leanModule(
      'faqs.endpoints.ts',
      `const request = { params: z.object({}) };
export const calls = { list: defineList({ method: 'GET', path: '/faqs', request, response: z.object({}) }) };`,
    );
    expect(lean).toMatch(/request: \{\}, response: "\{/);
    // What nobody uses is marked as such, and the bundler leaves it out.
    expect(lean).toContain('const request = /* @__PURE__ */');
  });
});
