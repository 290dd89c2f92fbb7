// npm run new -- resource|widget|screen NAME [--title 'Empréstimos'] [--singular 'Empréstimo'] [--feminine]
//   [--permission class_materials] [--owner class|institution|municipality]
// Writes the files from turbo/generators, then what follows from them: the migration, the list of props, the format.
import { parseArgs } from 'node:util';
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

/** Runs a step; a failed one has said why. */
async function step(done) {
  if ((await done).exitCode !== 0) process.exit(1);
}
const node = (file, args) => step(run(process.execPath, [program(file), ...args]));

// An answer that is not given is '-': none at all would be asked for.
await node('@turbo/gen/dist/cli.js', [
  'run',
  kind,
  '--root',
  ROOT,
  '--args',
  ...answers.map((answer) => answer || '-'),
]);
const sources = ['contract', 'api', 'app', 'ui'].map((folder) => `packages/${folder}/src`);
await node('@biomejs/biome/bin/biome', ['check', '--write', '--vcs-enabled=false', '--log-level=error', ...sources]);
if (kind === 'resource') await step(npm(['run', '-w', 'packages/api', 'migration', '--', name]));
if (kind === 'widget') await step(npm(['run', '-w', 'packages/ui', 'props']));
console.log('Next: CONTRIBUTING.md, Recipes; then `npm run check`, which names what only you can write.');
