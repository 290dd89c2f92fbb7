import type { Message } from '../../server/background/mailer.ts';

/** The message that carries a reset link. */
export const resetMessage = (user: { name: string; email: string }, link: string, minutes: number): Message => ({
  to: user.email,
  subject: 'Caderneta: redefinir senha',
  text: [
    `Olá, ${user.name}.`,
    '',
    'Recebemos um pedido para trocar a sua senha. Para escolher uma nova, abra o endereço:',
    '',
    link,
    '',
    `O link vale por ${minutes} minutos e uma só vez. Se você não fez o pedido, ignore esta mensagem.`,
  ].join('\n'),
});
