const digitFor = (digits: readonly number[]): number => {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
};

/** The two check digits of a CPF's first nine. @source Receita Federal, modulo 11. */
export function cpfCheckDigits(base: readonly number[]): [number, number] {
  const first = digitFor(base);
  return [first, digitFor([...base, first])];
}

/** What is wrong with a CPF, typed with or without its mask; null when it is good. */
export function cpfError(typed: string): string | null {
  const digits = [...typed.replace(/[.\-\s]/g, '')];
  if (digits.length !== 11 || !digits.every((digit) => /\d/.test(digit))) return 'CPF deve conter 11 dígitos';
  const numbers = digits.map(Number);
  const same = numbers.every((digit) => digit === numbers[0]);
  const right = cpfCheckDigits(numbers.slice(0, 9)).every((digit, index) => digit === numbers[9 + index]);
  return same || !right ? 'CPF inválido' : null;
}
