import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readPublicProps } from './read-public-props.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const kept = `${folder}props.snapshot.json`;

describe('what the package offers', () => {
  it('is what props.snapshot.json says; `npm run props -w packages/ui` accepts a change', { timeout: 60_000 }, () => {
    const face = readPublicProps(folder, { '@caderneta/ui': 'src/index.ts', '@caderneta/ui/charts': 'src/charts.ts' });
    if (process.env.CADERNETA_PROPS === 'keep') writeFileSync(kept, `${JSON.stringify(face, null, 2)}\n`);
    // The reader sees props at all, inherited ones named and not listed.
    expect(face['@caderneta/ui']?.components.Button?.extends).toEqual(["Omit<AriaButtonProps, 'children' | 'style'>"]);
    expect(face['@caderneta/ui']?.components.Button?.props['variant?']).toBe('ButtonVariant');
    expect(face).toEqual(JSON.parse(readFileSync(kept, 'utf8')));
  });
});
