/** What many notes of a title are called together. */
const many: Readonly<Record<string, string>> = {
  Login: 'entradas no sistema',
  Logout: 'saídas do sistema',
  'Permissões atualizadas': 'permissões alteradas por você',
  'Usuário criado': 'usuários criados por você',
  'Usuário atualizado': 'usuários alterados por você',
  'Usuário excluído': 'usuários excluídos por você',
  'Notas lançadas': 'lançamentos de notas feitos por você',
  'Chamada salva': 'chamadas salvas por você',
  'Resultado salvo': 'resultados salvos por você',
  'Questões revisadas': 'folhas revisadas por você',
  'Evento criado': 'eventos criados por você',
  'Material enviado': 'materiais enviados por você',
  'Relatório exportado': 'relatórios exportados por você',
};

/** Texts of notes that are shown as one. */
export const groupCopy = {
  title: (title: string, count: number) => `${count} ${many[title] ?? `vezes: ${title}`}`,
  message: (newest: string, more: number) => `${newest} E mais ${more}.`,
} as const;
