import type { Permission } from './permissions.ts';

/** Categories, in the order of the screen. */
export const permissionCategories = [
  { id: 'dashboards', label: 'Dashboards' },
  { id: 'lessons', label: 'Aulas' },
  { id: 'materials', label: 'Materiais' },
  { id: 'disciplines', label: 'Disciplinas' },
  { id: 'assessments', label: 'Avaliações' },
  { id: 'faq', label: 'FAQ' },
  { id: 'municipalities', label: 'Municípios' },
  { id: 'achievements', label: 'Conquistas' },
  { id: 'users', label: 'Usuários' },
  { id: 'institutions', label: 'Instituição' },
  { id: 'classes', label: 'Turmas' },
  { id: 'reports', label: 'Relatórios' },
  { id: 'settings', label: 'Configurações' },
  { id: 'notifications', label: 'Notificações' },
  { id: 'others', label: 'Outras' },
] as const;
export type PermissionCategoryId = (typeof permissionCategories)[number]['id'];

/** Parts of a category, in the order in which they stand. */
export const permissionSubcategories = [
  { id: 'panels', label: 'Painéis' },
  { id: 'reading', label: 'Consulta' },
  { id: 'writing', label: 'Cadastro' },
  { id: 'files', label: 'Arquivos' },
  { id: 'class-area', label: 'Área da turma' },
  { id: 'students', label: 'Estudantes' },
  { id: 'comments', label: 'Comentários' },
  { id: 'access', label: 'Acesso' },
] as const;
export type PermissionSubcategoryId = (typeof permissionSubcategories)[number]['id'];

export interface CataloguedPermission {
  readonly category: PermissionCategoryId;
  readonly subcategory: PermissionSubcategoryId;
  readonly label: string;
  readonly description: string;
}

const of = (
  category: PermissionCategoryId,
  subcategory: PermissionSubcategoryId,
  label: string,
  description: string,
): CataloguedPermission => ({ category, subcategory, label, description });

/** Every permission: where it stands, what it is called, what it lets a person do. A missing name does not compile. */
export const permissionCatalogue: Record<Permission, CataloguedPermission> = {
  view_dashboard_master: of('dashboards', 'panels', 'Painel do Master', 'Abrir o painel com os totais de toda a rede.'),
  view_dashboard_manager: of('dashboards', 'panels', 'Painel do Diretor', 'Abrir o painel da própria escola.'),
  view_dashboard_student: of(
    'dashboards',
    'panels',
    'Painel do Estudante',
    'Abrir o painel com as próprias notas e aulas.',
  ),
  view_dashboard_teacher: of('dashboards', 'panels', 'Painel do Professor', 'Abrir o painel com as aulas da semana.'),
  view_dashboard_municipality: of(
    'dashboards',
    'panels',
    'Painel do Município',
    'Abrir o painel das escolas do município.',
  ),
  view_aulas: of('lessons', 'reading', 'Ver aulas', 'Abrir os módulos, as aulas e suas questões.'),
  view_material: of('materials', 'reading', 'Ver materiais', 'Ver a lista de materiais da turma.'),
  create_material: of('materials', 'writing', 'Criar materiais', 'Publicar materiais novos para a turma.'),
  update_material: of('materials', 'writing', 'Editar materiais', 'Alterar materiais já publicados.'),
  delete_material: of('materials', 'writing', 'Excluir materiais', 'Remover materiais da turma.'),
  download_material: of('materials', 'files', 'Baixar materiais', 'Salvar no aparelho o arquivo de um material.'),
  open_material: of('materials', 'files', 'Abrir materiais', 'Abrir o material na tela, sem baixar.'),
  view_disciplines: of('disciplines', 'reading', 'Ver disciplinas', 'Ver as disciplinas e seus detalhes.'),
  create_disciplines: of('disciplines', 'writing', 'Criar disciplinas', 'Cadastrar disciplinas novas.'),
  update_disciplines: of('disciplines', 'writing', 'Editar disciplinas', 'Alterar disciplinas cadastradas.'),
  delete_disciplines: of('disciplines', 'writing', 'Excluir disciplinas', 'Remover disciplinas.'),
  view_activities: of('assessments', 'reading', 'Ver avaliações', 'Abrir as avaliações, os gabaritos e os resultados.'),
  view_faq: of('faq', 'access', 'Administrar o FAQ', 'Criar, editar e excluir perguntas frequentes.'),
  view_municipality: of('municipalities', 'reading', 'Ver municípios', 'Ver a lista de municípios.'),
  details_municipality: of('municipalities', 'reading', 'Ver detalhes do município', 'Abrir os dados de um município.'),
  create_municipality: of('municipalities', 'writing', 'Criar municípios', 'Cadastrar municípios novos.'),
  update_municipality: of('municipalities', 'writing', 'Editar municípios', 'Alterar municípios cadastrados.'),
  delete_municipality: of('municipalities', 'writing', 'Excluir municípios', 'Remover municípios.'),
  view_achievements: of('achievements', 'reading', 'Ver conquistas', 'Abrir a página de conquistas.'),
  view_users: of('users', 'reading', 'Ver usuários', 'Ver as listas de usuários, professores e estudantes.'),
  details_users: of('users', 'reading', 'Ver detalhes de usuários', 'Abrir os dados e os contatos de um usuário.'),
  create_users: of('users', 'writing', 'Criar usuários', 'Cadastrar e importar usuários.'),
  update_users: of('users', 'writing', 'Editar usuários', 'Alterar dados, turma e situação de usuários.'),
  delete_users: of('users', 'writing', 'Excluir usuários', 'Remover usuários.'),
  view_institution: of('institutions', 'reading', 'Ver instituições', 'Ver a lista de instituições e seus dados.'),
  create_institution: of('institutions', 'writing', 'Criar instituições', 'Cadastrar instituições novas.'),
  update_institution: of('institutions', 'writing', 'Editar instituições', 'Alterar instituições cadastradas.'),
  delete_institution: of('institutions', 'writing', 'Excluir instituições', 'Remover instituições.'),
  view_class: of('classes', 'reading', 'Ver turmas', 'Ver a lista de turmas e abrir cada uma.'),
  create_class: of('classes', 'writing', 'Criar turmas', 'Cadastrar turmas novas.'),
  update_class: of('classes', 'writing', 'Editar turmas', 'Alterar turmas e atribuir professores.'),
  delete_class: of('classes', 'writing', 'Excluir turmas', 'Remover turmas.'),
  class_schedule: of('classes', 'class-area', 'Calendário da turma', 'Abrir e editar os eventos da turma.'),
  class_attendance: of('classes', 'class-area', 'Frequência da turma', 'Fazer a chamada e consultar presenças.'),
  class_grades: of('classes', 'class-area', 'Notas da turma', 'Lançar e consultar notas.'),
  class_assessments: of(
    'classes',
    'class-area',
    'Avaliações da turma',
    'Criar, imprimir e corrigir avaliações da turma.',
  ),
  class_materials: of('classes', 'class-area', 'Materiais da turma', 'Abrir os materiais na área da turma.'),
  my_students: of('classes', 'students', 'Meus alunos', 'Ver os alunos da turma.'),
  details_students: of(
    'classes',
    'students',
    'Ver detalhes de alunos',
    'Abrir o progresso e as respostas de um aluno.',
  ),
  view_export_data: of('reports', 'reading', 'Ver relatórios', 'Gerar e exportar relatórios.'),
  view_settings: of('settings', 'reading', 'Ver configurações', 'Abrir as configurações.'),
  profile_permissions: of('settings', 'access', 'Perfis e Permissões', 'Consultar e alterar permissões.'),
  view_notifications: of('notifications', 'reading', 'Ver notificações', 'Abrir o histórico de notificações.'),
  mentor_comments: of('others', 'comments', 'Comentários de mentor', 'Comentar, como mentor, as respostas das aulas.'),
  teacher_comments: of(
    'others',
    'comments',
    'Comentários de professor',
    'Comentar, como professor, as respostas das aulas.',
  ),
};
