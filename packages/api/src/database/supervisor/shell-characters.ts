/**
 * pg_ctl and initdb start the server through a shell, with paths in double quotes: spaces and accents are safe there,
 * these characters are not.
 */
export function hasShellCharacters(file: string): boolean {
  return process.platform === 'win32' ? /["%]/.test(file) : /["$`\\\n]/.test(file);
}
