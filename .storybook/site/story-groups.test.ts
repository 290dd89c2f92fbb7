import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** 'Verificações' holds planted faults, which the built site leaves out. */
const inGroup = /\btitle: '(Comece aqui|Fundamentos|Componentes|Telas|Verificações)[/']/;

it('finds every story in one of the four groups: without a title Storybook makes a group of the folder’s name', () => {
  const files = ['packages/ui/src', 'packages/app/src', '.storybook'].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !inGroup.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});
