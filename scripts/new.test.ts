import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import face from '../packages/ui/props.snapshot.json' with { type: 'json' };
import generators, { type Edit } from '../turbo/generators/config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'caderneta-new-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a generator does to files that exist, by its name. */
function editsOf(kind: string, answers: Record<string, string>): Edit[] {
  let edits: Edit[] = [];
  const setGenerator = (name: string, { actions }: { actions: (answers: object) => (object | Edit)[] }) => {
    if (name === kind) edits = actions(answers).filter((action): action is Edit => typeof action === 'function');
  };
  generators({ setGenerator } as never);
  return edits;
}

test.each([
  ['resource', { name: 'planted-loans', title: 'Empréstimos' }, 5, /planted-?loan/i],
  ['resource', { name: 'planted-loans', owner: 'institution' }, 2, /planted-?loan/i],
  ['widget', { name: 'PlantedMap' }, 1, /PlantedMap/],
  ['screen', { name: 'planted-shelves', title: 'Estantes' }, 5, /plantedShelves/],
])('a new %s of %o finds its place in %i existing files, each told once', (kind, answers, files, itself) => {
  const edits = editsOf(kind, answers);
  expect(edits.map(({ path }) => path)).toHaveLength(files);
  for (const edit of edits) {
    cpSync(join(root, edit.path), join(folder, edit.path));
    edit({}, {} as never, { getDestBasePath: () => folder } as never);
    expect(readFileSync(join(folder, edit.path), 'utf8')).toMatch(itself);
  }
});

test.each([
  [
    { name: 'book-loans', title: 'Empréstimos', singular: 'Empréstimo' },
    { noun: 'empréstimo', nouns: 'empréstimos', form: 'turma.emprestimo', words: { none: 'Nenhum', end: 'o' } },
  ],
  [
    { name: 'exam-rooms', title: 'Salas de prova', singular: 'Sala de prova', feminine: 'yes' },
    {
      noun: 'sala de prova',
      form: 'turma.sala-de-prova',
      words: { none: 'Nenhuma', end: 'a' },
      thing: { a: 'an exam room' },
    },
  ],
  [
    { name: 'faqs', title: 'FAQs', singular: 'FAQ', feminine: 'yes' },
    { noun: 'FAQ', nouns: 'FAQs' },
  ],
  [
    { name: 'book-loans', title: '-' },
    { title: /^Falta escrever: /, noun: /^Falta escrever: /, form: 'turma.book-loans' },
  ],
])('the texts of a resource of %o call it by its name, and name what nobody said', (answers, words) => {
  editsOf('resource', answers);
  for (const [word, said] of Object.entries(words)) {
    const found: unknown = answers[word as keyof typeof answers];
    if (said instanceof RegExp) expect(found).toMatch(said);
    else if (typeof said === 'object') expect(found).toMatchObject(said);
    else expect(found).toBe(said);
  }
});

/** Widgets, each with its props. */
const widgets: Record<string, { readonly props: object }> = face['@caderneta/ui'].components;
const propsOf = (widget: string): string[] =>
  Object.keys(widgets[widget]?.props ?? {}).map((prop) => prop.replace('?', ''));

// What the templates make is only compiled by the full run.
test('templates give widgets no prop that is gone', () => {
  const templates = join(root, 'turbo/generators/templates');
  const files = readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx.hbs'),
  );
  const given = files.flatMap((file) =>
    [...readFileSync(join(templates, file), 'utf8').matchAll(/<([A-Z]\w+)([^<]*)/g)].flatMap(
      ([, widget = '', rest = '']) =>
        widget in widgets ? [...rest.matchAll(/\s(\w+)=[{"]/g)].map(([, prop = '']) => ({ file, widget, prop })) : [],
    ),
  );
  expect(given.length).toBeGreaterThan(5);
  expect(given.filter(({ widget, prop }) => !propsOf(widget).includes(prop))).toEqual([]);
});
