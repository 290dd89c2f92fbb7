/** Names of values that no draft may hold, wherever they stand in it: passwords, CPF, photos and files. */
const SECRET = /(^|_)(password|senha|cpf|photo|foto|file|base64|bytes|diploma|material|token)(_|$)/;
const wordsOf = (name: string) => name.replace(/([A-Z])/g, '_$1').toLowerCase();
const CPF = /(?<!\d)(\d{3})\.?(\d{3})\.?(\d{3})-?(\d{2})(?!\d)/g;

/** Whether the eleven digits end as those of a CPF do. */
function isCpf(digits: string): boolean {
  const check = (length: number) => {
    const sum = [...digits.slice(0, length)].reduce((all, digit, at) => all + Number(digit) * (length + 1 - at), 0);
    return ((sum * 10) % 11) % 10;
  };
  return check(9) === Number(digits[9]) && check(10) === Number(digits[10]);
}

const namesCpf = (text: string) => [...text.matchAll(CPF)].some(([found]) => isCpf(found.replace(/\D/g, '')));

/** What may be kept of a value; undefined for nothing. */
function keepableValue(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('data:') || namesCpf(value) ? undefined : value;
  if (Array.isArray(value)) return value.map((each) => keepableValue(each) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  // A file, a picture, bytes: whatever is no plain object.
  return Object.getPrototypeOf(value) === Object.prototype ? keepable(value) : undefined;
}

/** What a draft may hold of what was typed: no password, CPF, photo or file, whatever its field is called and however deep it is. */
export function keepable(typed: object): Record<string, unknown> {
  const left: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(typed)) {
    if (SECRET.test(wordsOf(name))) continue;
    const safe = keepableValue(value);
    if (safe !== undefined) left[name] = safe;
  }
  return left;
}
