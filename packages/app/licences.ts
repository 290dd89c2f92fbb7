import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import listedLicences from 'spdx-license-list/full.js';
import type { Plugin } from 'vite';
import { isAllowed } from './allowed-licences.mjs';
import type { Licences } from './src/features/about/licences.ts';

/** What their packages leave out: a text that theirs stands on, or the second of two. */
const standOn: Readonly<Record<string, readonly string[]>> = {
  'LGPL-3.0': ['LGPL-3.0', 'GPL-3.0'],
  '(MIT AND Zlib)': ['Zlib'],
};

/** What a package's own file leaves out and its licence's text says. */
const unnamed: Readonly<Record<string, string>> = { '@react-aria/optimize-locales-plugin': 'Apache-2.0' };

const textFile = /^(licen[cs]e|copying|notice)([.-]|$)/i;

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type: string };
  readonly author?: string | { readonly name: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface CarriedPackage extends PackageFile {
  readonly folder: string;
}

/** The package that a file of node_modules belongs to; null for a file of ours. */
function packageOf(file: string): CarriedPackage | null {
  if (!file.includes('/node_modules/')) return null;
  for (let folder = dirname(file); !folder.endsWith('/node_modules'); folder = dirname(folder)) {
    const found = readPackage(folder);
    if (found) return found;
  }
  return null;
}

/** A folder's package; some have files of that name further down, which name none. */
function readPackage(folder: string): CarriedPackage | null {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const content: PackageFile = JSON.parse(readFileSync(file, 'utf8'));
  return content.name && content.version ? { ...content, folder } : null;
}

/** A package by its name as somebody in `from` imports it, and all that it depends on. */
function withDependencies(name: string, from: string): CarriedPackage[] {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const found = readPackage(join(folder, 'node_modules', name));
    if (!found) continue;
    const dependencies = Object.keys(found.dependencies ?? {});
    return [found, ...dependencies.flatMap((dependency) => withDependencies(dependency, found.folder))];
  }
  throw new Error(`there is no package ${name}`);
}

const expressionOf = ({ name, license }: PackageFile): string =>
  (typeof license === 'object' ? license.type : license) ?? unnamed[name] ?? 'UNLICENSED';

/** The text as SPDX lists it, for a package that names its licence and brings none. */
function listedText(id: string, { author }: PackageFile): string | null {
  const text = listedLicences[id]?.licenseText;
  const holder = typeof author === 'object' ? author.name : (author ?? '').replace(/\s*[<(].*$/, '');
  return (
    text?.replace(/Copyright \(c\) <year> <copyright holders>\n*/, holder ? `Copyright (c) ${holder}\n\n` : '') ?? null
  );
}

function textOf(carried: CarriedPackage, expression: string): string | null {
  const own = readdirSync(carried.folder)
    .filter((file) => textFile.test(file))
    .sort()
    .map((file) => readFileSync(join(carried.folder, file), 'utf8').trim());
  const others = (standOn[expression] ?? (own.length === 0 ? [expression] : [])).map((id) => listedText(id, carried));
  return others.includes(null) ? null : [...own, ...others].join('\n\n') || null;
}

/** The packages with their texts, by name. Throws, naming every package, where one may not be carried or brings no text. */
export function licencesOf(packages: readonly CarriedPackage[]): Licences {
  const byName = new Map(packages.map((carried) => [`${carried.name} ${carried.version}`, carried]));
  const texts: string[] = [];
  const violations: string[] = [];
  const listed = [...byName.values()].map((carried) => {
    const { name, version } = carried;
    const licence = expressionOf(carried);
    const text = textOf(carried, licence);
    if (!isAllowed(name, licence, 'app')) violations.push(`${name} ${version}: the licence ${licence} is not allowed`);
    else if (text === null) violations.push(`${name} ${version}: brings no text of its licence ${licence}`);
    if (text !== null && !texts.includes(text)) texts.push(text);
    return { name, version, licence, text: texts.indexOf(text ?? '') };
  });
  if (violations.length > 0) throw new Error(violations.join('\n'));
  return { packages: listed.sort((a, b) => (a.name < b.name ? -1 : 1)), texts };
}

/**
 * Writes `licences.json`: every package of which the app carries a file, in its scripts, its workers, its styles and fonts. `also` names those
 * that no module of the bundle leads to.
 */
export function licences(also: readonly string[] = []): { app: Plugin; worker: Plugin } {
  const files = new Set<string>();
  const collect = (ids: Iterable<string>) => {
    for (const id of ids) files.add(id.replace(/^\0+/, '').replace(/[?#].*$/, ''));
  };
  let root = '.';
  return {
    worker: {
      name: 'licences of a worker',
      generateBundle() {
        collect(this.getModuleIds());
      },
    },
    app: {
      name: 'licences',
      apply: 'build',
      configResolved: (config) => {
        root = config.root;
      },
      generateBundle() {
        collect(this.getModuleIds());
        const packages = [...files].flatMap((file) => packageOf(file) ?? []);
        const named = also.flatMap((name) => withDependencies(name, root));
        const source = JSON.stringify(licencesOf([...packages, ...named]));
        this.emitFile({ type: 'asset', fileName: 'licences.json', source });
      },
    },
  };
}
