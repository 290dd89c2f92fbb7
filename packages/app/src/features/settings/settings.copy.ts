/** Texts of Configurações that its sections share, and those of Aparência. */
export const settingsCopy = {
  title: 'Configurações',
  subtitle: 'Sua conta, este aparelho e o que você administra',
  sheetModels: 'Modelos de folha',
  sections: 'Seções das configurações',
  tabs: {
    account: 'Minha conta',
    appearance: 'Aparência',
    municipality: 'Município',
    institution: 'Escola',
    network: 'Rede',
    services: 'Serviços',
    archive: 'Arquivados',
  },
  loadFailed: 'Erro ao carregar as configurações',
  save: 'Salvar',
  saved: 'Configurações salvas',
  saveFailed: 'Erro ao salvar as configurações',
  appearance: 'Aparência',
  theme: {
    label: 'Tema',
    items: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  },
  textSize: { label: 'Tamanho do texto', item: (size: number) => `${size}%` },
  contrast: {
    label: 'Contraste',
    items: { system: 'Sistema', normal: 'Normal', more: 'Alto' },
  },
  motion: {
    label: 'Reduzir animações',
    description: 'Menus e contadores mudam sem movimento, mesmo que o aparelho não peça isso.',
  },
  stored: 'As escolhas valem na hora e ficam guardadas neste navegador.',
  notStored: 'Este navegador não deixa guardar as escolhas: elas valem até a página ser fechada.',
} as const;
