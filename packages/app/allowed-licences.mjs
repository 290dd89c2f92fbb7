import satisfies from 'spdx-satisfies';

/** Licences that ask for their notice and nothing else. */
const everywhere = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'CC0-1.0', 'Zlib'],
  'BlueOak-1.0.0',
];

/** Others, each for the packages that are named: `inApp` says whether the browser may be sent them, too. */
const exceptions = [
  // A chunk of its own that anybody may replace (docs/decisions/0003-lamejs-alias.md).
  { packages: /^@breezystack\/lamejs$/, licences: ['LGPL-3.0'], inApp: true },
  // Libraries of their own on the server, in node_modules, that anybody may replace.
  { packages: /^(@img\/sharp-.+|codec-parser)$/, licences: ['LGPL-3.0-or-later'], inApp: false },
  // A process of its own, spoken to over a pipe (packages/espeak-host).
  { packages: /^@echogarden\/espeak-ng-emscripten$/, licences: ['GPL-3.0'], inApp: false },
];

/**
 * Whether a package may be carried under what it says of its licence.
 * @param {string} name of the package
 * @param {string} expression SPDX, as its package.json has it
 * @param {'app' | 'server'} where
 * @returns {boolean}
 */
export function isAllowed(name, expression, where) {
  const own = exceptions.filter(({ packages, inApp }) => packages.test(name) && (inApp || where === 'server'));
  try {
    return satisfies(expression, [...everywhere, ...own.flatMap(({ licences }) => licences)]);
  } catch {
    // No expression of SPDX: nobody knows what it asks for.
    return false;
  }
}
