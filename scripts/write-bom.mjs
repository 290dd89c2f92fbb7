// node scripts/write-bom.mjs FILE: the bill of materials of what is installed with the product (CycloneDX, JSON).
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedPackages } from './lockfile.mjs';

const root = path.resolve(import.meta.dirname, '..');
const words = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];

/**
 * What npm says of the lockfile: packages with their versions, licences and hashes. It is asked for all of them: with `--omit dev` it leaves
 * out whatever a tool needs too.
 * @returns {any} a bill as https://cyclonedx.org says
 */
export function readBom() {
  const carried = new Set(
    installedPackages(root).map((one) => `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`),
  );
  const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const text = execFileSync(program, [...first, ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: program === 'npm' && process.platform === 'win32',
  });
  // npm calls the product by the name of the folder that it stands in.
  const { metadata } = JSON.parse(text);
  const own = `${name}@${version}`;
  const bom = JSON.parse(text.replaceAll(JSON.stringify(metadata.component['bom-ref']), JSON.stringify(own)));
  const components = bom.components.filter(({ purl }) => carried.has(purl) || purl.startsWith(`pkg:npm/%40${name}/`));
  const refs = new Set([own, ...components.map((component) => component['bom-ref'])]);
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name, purl: `pkg:npm/${own}` } },
    components,
    dependencies: bom.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}

const [file] = process.argv.slice(2);
if (file && import.meta.filename === path.resolve(process.argv[1])) {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, JSON.stringify(readBom(), null, 2));
}
