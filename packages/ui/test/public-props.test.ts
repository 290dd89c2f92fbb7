import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readPublicProps } from './read-public-props.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const stored = fileURLToPath(new URL('../props.snapshot.json', import.meta.url));

describe('what the package offers', () => {
  it('is what props.snapshot.json says; `npm run props -w packages/ui` accepts a change', async () => {
    const face = readPublicProps(folder, { '@caderneta/ui': 'src/index.ts', '@caderneta/ui/charts': 'src/charts.ts' });
    // The reader sees props at all, inherited ones named and not listed.
    expect(face['@caderneta/ui']?.components.Button?.extends).toEqual(["Omit<AriaButtonProps, 'children' | 'style'>"]);
    expect(face['@caderneta/ui']?.components.Button?.props['variant?']).toBe('ButtonVariant');
    await expect(`${JSON.stringify(face, null, 2)}\n`).toMatchFileSnapshot(stored);
  });
});
