// npm run new -- resource|widget|screen NAME [--title 'Empréstimos'] [--singular 'Empréstimo'] [--feminine]
//   [--permission class_materials] [--owner class|institution|municipality]
// Writes the files from turbo/generators, then what follows from them: the migration, the list of props, the format.
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { npm, program, ROOT, run } from './run.mjs';

const usage =
  "Usage: npm run new -- resource|widget|screen NAME [--title 'Empréstimos'] [--singular 'Empréstimo'] [--feminine] [--permission class_materials] [--owner class|institution|municipality]";

function wrongUsage(why) {
  console.error(`${why}\n${usage}`);
  process.exit(2);
}

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        singular: { type: 'string' },
        feminine: { type: 'boolean', default: false },
        permission: { type: 'string' },
        owner: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return wrongUsage(error.message);
  }
}

const { positionals, values } = readWords();
const [kind, name, ...others] = positionals;
const { title = '', singular = '', permission = '', owner = '' } = values;
const feminine = values.feminine ? 'yes' : '';
const titled = [name, title];
/** What each generator asks, in its order. */
const answers = { resource: [...titled, singular, feminine, permission, owner], widget: titled, screen: titled }[kind];
if (values.help) {
  console.log(usage);
  process.exit(0);
}
if (answers === undefined || !name) wrongUsage('What is made, and its name, are missing.');
if (others.length > 0) wrongUsage(`One name at a time: ${others.join(' ')} is left over.`);
// It becomes names of folders and files.
if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name))
  wrongUsage(`'${name}' is no name: letters, digits and hyphens, as in book-loans.`);
if (!(await ensureInstalled())) process.exit(1);

/** Runs a step without a word; of a failed one everything is shown. */
async function step(done) {
  const { exitCode, output } = await done;
  if (exitCode === 0) return output;
  console.error(output);
  return process.exit(1);
}
const node = (file, args) => step(run(process.execPath, [program(file), ...args], { hidden: true }));
const script = (workspace, words) => step(npm(['run', '-w', `packages/${workspace}`, ...words], { hidden: true }));

// An answer that is not given is '-': none at all would be asked for.
const words = ['run', kind, '--root', ROOT, '--args', ...answers.map((answer) => answer || '-')];
const said = stripVTControlCharacters(await node('@turbo/gen/dist/cli.js', words)).replaceAll('\\', '/');
const made = [...said.matchAll(/^ -> \/(\S+)/gm)].map(([, file]) => file);
const edited = [...said.matchAll(/ • (\S+) \(function\)$/gm)].map(([, file]) => file);
if (made.length === 0) throw new Error(`turbo no longer says what it made:\n${said}`);
const sources = [...made, ...edited].filter((file) => /\.tsx?$/.test(file));
await node('@biomejs/biome/bin/biome', ['check', '--write', '--vcs-enabled=false', '--log-level=error', ...sources]);
if (kind === 'resource') {
  const [, file] = /migrations[\\/](\S+\.sql)/.exec(await script('api', ['migration', '--', name])) ?? [];
  made.push(`packages/api/migrations/${file}`);
}
if (kind === 'widget') {
  await script('ui', ['props']);
  edited.push('packages/ui/props.snapshot.json');
}
for (const file of made) console.log(`new    ${file}`);
for (const file of edited) console.log(`edited ${file}`);
const next = {
  resource: 'its fields (CONTRIBUTING, "A resource", 2)',
  widget: 'what it shows (CONTRIBUTING, "A widget")',
  screen: 'what it shows (CONTRIBUTING, "A screen")',
}[kind];
console.log(`Next: ${next}, then npm run check and npm run build.`);
