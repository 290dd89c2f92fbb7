/**
 * How a person starts the program of access codes where the server runs, from the product's folder: what was built, by Node alone, because
 * an image holds nothing that runs sources.
 */
export const accessCodeCommand = (running: string = import.meta.filename): string =>
  running.endsWith('.js') ? 'node packages/api/dist/access-code-cli.js' : 'npm run -w packages/api access-code';
