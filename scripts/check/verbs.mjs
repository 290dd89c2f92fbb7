import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './files.mjs';
import { isTest, violationsIn } from './syntax.mjs';

/** The page of voice and words, which Storybook shows. */
const PAGE = '.storybook/voice.data.json';
/** A button's words are no more than so many. */
const MOST_WORDS = 5;
const infinitive = /^\p{Lu}\p{Ll}+(ar|er|ir)$/u;
/** Words that only end as a verb does. */
const nouns = new Set(['Enter', 'Qualquer', 'Regular']);

/** The text of a node that a person may read; null for none. */
const textOf = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : null;

/** The verb with which a button's or a menu entry's words begin; null where the text is none of them. */
function verbOf(text) {
  const words = text.trim().split(/\s+/);
  const [first = ''] = words;
  const isSentence = words.length > MOST_WORDS || /[.?!…]$/.test(text.trim());
  return !isSentence && infinitive.test(first) && !nouns.has(first) ? first : null;
}

function judgeOf({ verbs, instead, phrases }) {
  return (node) => {
    const text = textOf(node);
    if (text === null) return null;
    const phrase = Object.keys(phrases).find((one) => text.includes(one));
    if (phrase) return `'${phrase}': write '${phrases[phrase]}'`;
    const verb = verbOf(text);
    if (verb === null || verb in verbs) return null;
    return instead[verb] ? `'${text}': write '${instead[verb]}'` : `'${text}': '${verb}' is no verb of the voice page`;
  };
}

/** One act has one verb: what buttons and menus say is compared with the page of voice and words. */
export const verbs = {
  name: 'one verb an act',
  repair: `Edit the text that is named: the verbs are in ${PAGE}, which Storybook shows under 'Voz e palavras'.`,
  run(root) {
    if (!existsSync(join(root, PAGE))) return { ok: false, output: `${PAGE} is missing` };
    const page = JSON.parse(readFileSync(join(root, PAGE), 'utf8'));
    const files = sourceFiles(root, /^packages\/(app|ui)\/src\/.*(\.copy|\/messages)\.ts$/).filter(
      (file) => !isTest(file),
    );
    const found = files.flatMap((file) => violationsIn(root, file, judgeOf(page)));
    return { ok: files.length > 0 && found.length === 0, output: found.join('\n') };
  },
  violation: {
    'packages/app/src/shell/planted.copy.ts':
      "export const planted = {\n  search: 'Pesquisar turmas',\n  again: 'Tentar de novo',\n  go: 'Navegar',\n  all: 'Turma: Todas',\n};\n",
  },
  expects: [
    /planted\.copy\.ts:2: .*write 'Buscar'/,
    /:3: .*Tentar novamente/,
    /:4: .*no verb/,
    /:5: .*Todas as turmas/,
  ],
};
