/** What many notes of a title are called together, where the title's own plural would not say it. */
const many: Readonly<Record<string, string>> = {
  Login: 'entradas no sistema',
  Logout: 'saídas do sistema',
  'Permissões atualizadas': 'permissões alteradas por você',
  'Notas lançadas': 'lançamentos de notas feitos por você',
  'Questões revisadas': 'folhas revisadas por você',
};

const endings: readonly (readonly [singular: RegExp, plural: string])[] = [
  [/ão$/, 'ões'],
  [/l$/, 'is'],
  [/m$/, 'ns'],
  [/r$/, 'res'],
  [/$/, 's'],
];
const pluralOf = (word: string): string => {
  const [singular, plural] = endings.find(([end]) => end.test(word)) ?? [/$/, 's'];
  return word.replace(singular, plural);
};
/** What the person did, rather than what came of itself: 'criados', 'salvas'. */
const DONE = /(?<!conclu)([aií]d|lv)[ao]s$/;

/** 'turmas criadas por você' of 'Turma criada'; null of a title that is a plural itself. */
function pluralTitle(title: string): string | null {
  const [first = '', ...rest] = title.split(' ');
  if (first.endsWith('s')) return null;
  const isName = first === first.toUpperCase();
  const words = [isName ? first : first.toLowerCase(), ...rest];
  const said = words.map((word, at) => (word === 'de' || words[at - 1] === 'de' ? word : pluralOf(word))).join(' ');
  return DONE.test(said) ? `${said} por você` : said;
}

/** Texts of notes that are shown as one. */
export const groupCopy = {
  title: (title: string, count: number) => `${count} ${many[title] ?? pluralTitle(title) ?? `vezes: ${title}`}`,
  message: (newest: string, more: number) => `${newest} E mais ${more}.`,
} as const;
