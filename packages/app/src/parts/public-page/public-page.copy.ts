/** Texts around a page that anybody may read. */
export const publicPageCopy = {
  home: 'Caderneta, página de entrada',
  enter: 'Entrar',
  back: 'Voltar ao sistema',
  links: {
    help: 'Perguntas Frequentes',
    privacy: 'Privacidade',
    accessibility: 'Acessibilidade',
    licences: 'Licenças',
  },
} as const;
