/** Texts of Configurações. */
export const settingsCopy = {
  title: 'Configurações',
  subtitle: 'Como a Caderneta aparece neste aparelho',
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
  kept: 'As escolhas valem na hora e ficam guardadas neste navegador.',
  notKept: 'Este navegador não deixa guardar as escolhas: elas valem até a página ser fechada.',
} as const;
