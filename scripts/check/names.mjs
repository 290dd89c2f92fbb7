import { basename, dirname } from 'node:path';
import { sourceFiles } from './files.mjs';

const component = /^[A-Z][A-Za-z0-9]*(\.(css|stories|guide|test|copy))?\.(tsx|ts)$/;
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs|cjs)$/;
/** A hook that gives elements. */
const hook = /^use-[a-z0-9-]+\.tsx$/;
const service = /\.service\.ts$/;
const vague = /(^|[-.])(helpers?|utils?|misc|info|common-stuff|manager)([-.]|$)/;

/** Storybook looks for its own chrome's file under this name. */
const given = '.storybook/manager.ts';

function judge(file) {
  const name = basename(file);
  if (file === given) return null;
  if (vague.test(name)) return 'the name says nothing (helper, util, misc, info, manager)';
  if (
    name.endsWith('.tsx') &&
    !component.test(name) &&
    !hook.test(name) &&
    !/^(main|preview|router|routes)\.tsx$/.test(name)
  )
    return 'a component file is Component.tsx';
  if (service.test(name) && name !== `${basename(dirname(file))}.service.ts`)
    return 'a module has one service, <module>.service.ts: what other modules may import of it';
  if (!component.test(name) && !kebab.test(name)) return 'neither Component.tsx nor kebab-case';
  return null;
}

/** File names: Component.tsx, everything else kebab-case with its role as suffix. */
export const names = {
  name: 'file names',
  repair: 'Rename the file that is named (CONTRIBUTING.md says how files are named).',
  run(root) {
    const files = sourceFiles(root, /\.(ts|tsx|mjs|cjs)$/);
    const violations = files.flatMap((file) => (judge(file) ? [`${file}: ${judge(file)}`] : []));
    return { ok: files.length > 0 && violations.length === 0, output: violations.join('\n') };
  },
  violation: {
    'packages/contract/src/common/dateUtils.ts': 'export const a = 1;\n',
    'packages/contract/src/common/date-utils.ts': 'export const a = 1;\n',
    'packages/api/src/modules/users/planted.service.ts': 'export const a = 1;\n',
  },
  expects: [/dateUtils\.ts/, /date-utils\.ts/, /planted\.service\.ts/],
};
