import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlopTypes } from '@turbo/gen';
import { ownerOf } from './owners.ts';

type Answers = Record<string, string>;

/** What was answered; '-' is how `npm run new` says that nothing was. */
const said = (answers: Answers, question: 'name' | 'title' | 'singular' | 'feminine' | 'permission' | 'owner') =>
  (answers[question] ?? '').replace(/^-$/, '');

/** A sentence that only who makes the thing can write; the check of texts refuses it until then. */
const unsaid = (what: string) => `Falta escrever: ${what}`;

const small = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
const big = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\w -]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');

/** Names that templates use, from one in any spelling: 'book-loans', 'bookLoans', 'BookLoans'. */
function namesOf(answers: Answers) {
  const title = said(answers, 'title');
  const owner = said(answers, 'owner') || 'class';
  const kebab = said(answers, 'name')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
  const Many = kebab.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase());
  const One = Many.replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');
  const names = {
    kebab,
    slug: slugOf(title || kebab),
    snake: kebab.replaceAll('-', '_'),
    Many,
    camel: small(Many),
    One,
    one: small(One),
    lower: One.toLowerCase(),
  };
  return {
    ...names,
    title: title || Many,
    permission: said(answers, 'permission') || (ownerOf(owner)?.permission ?? ''),
    owner,
  };
}
/** Templates read answers before anything else: the names go among them. */
const namesIn = (answers: Answers) => Object.assign(answers, namesOf(answers));

/** Words that agree with a Portuguese noun. */
const agreeing = (isFeminine: boolean) =>
  isFeminine
    ? { a: 'uma', none: 'Nenhuma', The: 'A', end: 'a', oldestFirst: 'da mais antiga à mais nova' }
    : { a: 'um', none: 'Nenhum', The: 'O', end: 'o', oldestFirst: 'do mais antigo ao mais novo' };

/** What the texts and docstrings of a resource call its records; what nobody said is left for the check to name. */
function wordsOf(answers: Answers, { kebab, One }: { kebab: string; One: string }) {
  const title = said(answers, 'title');
  const singular = said(answers, 'singular');
  const words = agreeing(said(answers, 'feminine') !== '');
  // An acronym stays as it is.
  const amid = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? small(text) : text);
  const noun = amid(singular) || unsaid('o nome no singular');
  const one = One.replace(/\B([A-Z])/g, ' $1').toLowerCase();
  const many = kebab.replaceAll('-', ' ');
  const article = /^[aeiou]/.test(one) ? 'an' : 'a';
  return {
    title: title || unsaid('o título da lista'),
    singular: singular || noun,
    noun,
    nouns: amid(title) || unsaid('o nome no plural'),
    words,
    purpose: unsaid('para que serve a lista, a quem ainda não tem nada nela'),
    /** In English. */
    thing: { one, many, Many: big(many), a: `${article} ${one}`, A: big(`${article} ${one}`) },
    /** Under which the browser has what was typed; its first word says of what to whoever signs out. */
    form: `turma.${slugOf(singular || title || kebab)}`,
  };
}

/** Stops everything: what was asked for cannot be made well. */
function refuse(sentence: string): never {
  throw new Error(sentence);
}

/** An action that edits an existing file, `path` below the root. */
export type Edit = PlopTypes.CustomActionFunction & { readonly path: string };

/** Puts lines before the one place in a file that says where; a file that no longer says so stops everything. */
const edit = (path: string, marks: readonly (readonly [mark: string, lines: string])[]): Edit => {
  const act: PlopTypes.CustomActionFunction = (_answers, _config, plop) => {
    const file = join(plop?.getDestBasePath() ?? '', path);
    let text = readFileSync(file, 'utf8');
    for (const [mark, lines] of marks) {
      if (text.split(mark).length !== 2) throw new Error(`${path} has not one '${mark}': turbo/generators/config.ts`);
      text = text.replace(mark, () => lines + mark);
    }
    writeFileSync(file, text);
    return path;
  };
  return Object.assign(act, { path });
};

/** Writes a folder of templates. */
const write = (templates: string, destination: string): PlopTypes.ActionType => ({
  type: 'addMany',
  base: `templates/${templates}`,
  templateFiles: `templates/${templates}/**`,
  destination,
});

function addResource(answers: Answers): PlopTypes.ActionType[] {
  const given = { ...answers };
  const names = namesIn(answers);
  const { kebab, Many, One, one, permission } = names;
  if (One === Many) refuse(`'${kebab}' is not plural: a resource is named by many of its records, as 'book-loans' is.`);
  const owner = ownerOf(names.owner) ?? refuse(`'${names.owner}' owns no records: class, institution or municipality.`);
  Object.assign(names, { owner }, wordsOf(given, names));
  const row = (method: string, path: string, scopes: string) =>
    `| ${method} ${path} | ${permission} | ${scopes} | – | – | – |\n`;
  return [
    write('resource/contract', `packages/contract/src/${kebab}`),
    write('resource/table', 'packages/api/src/schema'),
    write('resource/api', `packages/api/src/modules/${kebab}`),
    edit('packages/contract/src/index.ts', [
      [
        'export { auditEndpoints }',
        `export { ${one}AuditLabels, ${one}Endpoints } from './${kebab}/${kebab}.endpoints.ts';\n` +
          `export { ${one}InputSchema, ${one}PatchSchema, type ${One}, type ${One}Input } from './${kebab}/${kebab}.schema.ts';\n`,
      ],
    ]),
    edit('packages/contract/ACCESS.md', [
      [
        '| GET /class-events |',
        row('GET', `/${kebab}`, owner.reads) +
          row('POST', `/${kebab}`, owner.writes) +
          row('PATCH', `/${kebab}/:id`, owner.writes) +
          row('DELETE', `/${kebab}/:id`, owner.writes),
      ],
    ]),
    ...(owner.isClass ? addTab(names) : []),
  ];
}

/** The tab of a class's page; no page shows one institution or municipality. */
function addTab({ kebab, slug, camel, Many, title, permission }: ReturnType<typeof namesOf>): PlopTypes.ActionType[] {
  return [
    write('resource/app', `packages/app/src/features/class-area/${kebab}`),
    edit('packages/app/src/features/class-area/class-tabs.ts', [
      ["  { id: 'students',", `  { id: '${camel}', slug: '${slug}', permission: '${permission}' },\n`],
    ]),
    edit('packages/app/src/features/class-area/class-area.copy.ts', [
      ["    students: 'Alunos',", `    ${camel}: '${title}',\n`],
    ]),
    edit('packages/app/src/features/class-area/screens/ClassAreaScreen.tsx', [
      ['  students: <GraduationCap />,', `  ${camel}: <BookOpen />,\n`],
      [
        "            {tab.id === 'students' &&",
        `            {tab.id === '${camel}' && <${Many}Tab schoolClass={found} />}\n`,
      ],
      ['  students: StudentsTab,', `  ${camel}: ${Many}Tab,\n`],
      [
        'const GradesTab =',
        `const ${Many}Tab = lazySection(async () => (await import('../${kebab}/screens/${Many}Tab.tsx')).${Many}Tab);\n`,
      ],
      ["import { useCallback, useEffect } from 'react';", "import { BookOpen } from 'lucide-react';\n"],
    ]),
  ];
}

function addWidget(answers: Answers): PlopTypes.ActionType[] {
  const names = namesIn(answers);
  const { One } = names;
  return [
    write('widget', `packages/ui/src/${One}`),
    edit('packages/ui/src/index.ts', [
      ['export { Accordion,', `export { ${One}, type ${One}Props } from './${One}/${One}.tsx';\n`],
    ]),
  ];
}

function addScreen(answers: Answers): PlopTypes.ActionType[] {
  const names = namesIn(answers);
  const { kebab, slug, camel, Many, title } = names;
  return [
    write('screen', `packages/app/src/features/${kebab}`),
    edit('packages/app/src/lib/paths.ts', [["  faqs: '/app/faq',", `  ${camel}: '/app/${slug}',\n`]]),
    edit('packages/app/src/routes/routes.copy.ts', [["    faqs: 'FAQs',", `    ${camel}: '${title}',\n`]]),
    edit('packages/app/src/features/help/guides.copy.ts', [
      [
        '  dashboardMaster: {',
        `  ${camel}: {\n    title: '${title}',\n    roles: everybody,\n    what: '${unsaid('o que se faz nesta tela')}',\n    steps: ['${unsaid('o primeiro passo')}', '${unsaid('o segundo')}', '${unsaid('o terceiro')}'],\n  },\n`,
      ],
    ]),
    edit('journeys/help.pictures.ts', [["    dashboardMaster: '", `    ${camel}: '/app/${slug}',\n`]]),
    edit('packages/app/src/routes/screens.ts', [
      [
        '  faqs: {',
        `  ${camel}: {\n    title: titles.${camel},\n    access: 'self',\n    page: () => import('../features/${kebab}/screens/${Many}Screen.tsx'),\n  },\n`,
      ],
    ]),
  ];
}

const ask = (name: string, message: string) => ({ type: 'input', name, message });
const question = ask('name', 'English name, plural for records: book-loans');
const inPortuguese = ask('title', 'On screen: Empréstimos');

/** `npm run new`: the files of a thing, and the edits that nothing derives. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator('resource', {
    description: 'records of a class (with its tab), an institution or a municipality: contract, table, module',
    prompts: [
      question,
      inPortuguese,
      ask('singular', 'One of them, on screen: Empréstimo'),
      ask('feminine', 'Whether that is feminine in Portuguese: yes, or nothing'),
      ask('permission', 'Who may (class_materials; view_class of what is no class’s)'),
      ask('owner', 'Whose they are: class, institution or municipality (class)'),
    ],
    actions: (answers = {}) => addResource(answers),
  });
  plop.setGenerator('widget', {
    description: 'a widget of the design system, with its stories',
    prompts: [question, inPortuguese],
    actions: (answers = {}) => addWidget(answers),
  });
  plop.setGenerator('screen', {
    description: 'a screen with its address',
    prompts: [question, inPortuguese],
    actions: (answers = {}) => addScreen(answers),
  });
}
