import { fail } from '@caderneta/contract';

/** What a path of the older services answers where it is not open: anybody could keep the teachers waiting through it. */
export const legacyClosed = fail('not-found', {
  message:
    'Este endereço está fechado neste servidor. Para abri-lo aos programas antigos, quem o administra usa CADERNETA_OPEN_LEGACY=on.',
});
