import { z } from 'zod';

const special = /[!@#$%^&*(),.?":{}|<>_]/;

/** What is wrong with a new password, in the order a form lists it. Empty when it is good. */
export function passwordErrors(password: string): string[] {
  const errors: string[] = [];
  if (password.length < 8) errors.push('A senha deve ter no mínimo 8 caracteres');
  if (!/\p{Lu}/u.test(password)) errors.push('A senha deve ter uma letra maiúscula');
  if (!/\p{Ll}/u.test(password)) errors.push('A senha deve ter uma letra minúscula');
  if (!/\d/.test(password)) errors.push('A senha deve ter um número');
  if (!special.test(password)) errors.push('A senha deve ter um caractere especial (!@#$%^&*(),.?":{}|<>_)');
  if (password.length > 200) errors.push('A senha deve ter no máximo 200 caracteres');
  return errors;
}

/** A new password; several errors are joined with commas. */
export const passwordSchema = z.string({ error: 'Senha é obrigatória' }).superRefine((password, context) => {
  const errors = passwordErrors(password);
  if (errors.length > 0) context.addIssue({ code: 'custom', message: errors.join(', ') });
});
