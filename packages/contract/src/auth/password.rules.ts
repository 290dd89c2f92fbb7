import { z } from 'zod';

const special = /[!@#$%^&*(),.?":{}|<>_]/;

/** What is wrong with a new password, in the order a form lists it. Empty when it is good. */
export function passwordFaults(password: string): string[] {
  const faults: string[] = [];
  if (password.length < 8) faults.push('A senha deve ter no mínimo 8 caracteres');
  if (!/\p{Lu}/u.test(password)) faults.push('A senha deve ter uma letra maiúscula');
  if (!/\p{Ll}/u.test(password)) faults.push('A senha deve ter uma letra minúscula');
  if (!/\d/.test(password)) faults.push('A senha deve ter um número');
  if (!special.test(password)) faults.push('A senha deve ter um caractere especial (!@#$%^&*(),.?":{}|<>_)');
  if (password.length > 200) faults.push('A senha deve ter no máximo 200 caracteres');
  return faults;
}

/** A new password; several errors are joined with commas. */
export const passwordSchema = z.string({ error: 'Senha é obrigatória' }).superRefine((password, context) => {
  const faults = passwordFaults(password);
  if (faults.length > 0) context.addIssue({ code: 'custom', message: faults.join(', ') });
});
