/** Titles of the screens, as menu, crumbs and window show them. */
export const routesCopy = {
  groups: { general: 'Geral', administration: 'Administração', settings: 'Configurações' },
  titles: {
    signIn: 'Entrar',
    resetPassword: 'Redefinir senha',
    firstAccess: 'Primeiro acesso',
    publicHelp: 'Perguntas Frequentes',
    privacy: 'Privacidade',
    accessibility: 'Acessibilidade',
    dashboard: 'Dashboard',
    dashboardMaster: 'Painel do Master',
    dashboardManager: 'Painel do Diretor',
    dashboardMunicipality: 'Painel do Município',
    dashboardTeacher: 'Painel do Professor',
    dashboardStudent: 'Painel do Estudante',
    classes: 'Turmas',
    classArea: 'Gerenciar Turma',
    sheetCorrection: 'Correção OMR',
    help: 'Perguntas Frequentes',
    settings: 'Configurações',
  },
} as const;
