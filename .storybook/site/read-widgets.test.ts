import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readWidgets } from './read-widgets.ts';

describe('what the site reads of widgets', () => {
  const { pages, tokens } = readWidgets(fileURLToPath(new URL('../../packages/ui/src', import.meta.url)));

  it('is each one’s page, and the tokens of its folder', () => {
    expect(pages.SegmentedControl).toEqual({ id: 'segmentedcontrol', title: 'Escolha lado a lado' });
    expect(Object.keys(pages).length).toBeGreaterThan(80);
    expect(tokens.Card).toContain('surfaceRaised');
    expect(new Set(tokens.Button).size).toBe(tokens.Button?.length);
  });
});
