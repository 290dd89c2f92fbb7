import type { Role } from './roles.ts';

/** Every permission name, grouped as 'Perfis e Permissões' shows them. */
export const permissionNames = [
  'view_dashboard_master',
  'view_dashboard_manager',
  'view_dashboard_student',
  'view_dashboard_teacher',
  'view_dashboard_municipality',
  'view_aulas',
  'view_material',
  'create_material',
  'update_material',
  'delete_material',
  'download_material',
  'open_material',
  'view_disciplines',
  'create_disciplines',
  'update_disciplines',
  'delete_disciplines',
  'view_activities',
  'view_faq',
  'view_municipality',
  'create_municipality',
  'update_municipality',
  'delete_municipality',
  'details_municipality',
  'view_achievements',
  'view_users',
  'create_users',
  'update_users',
  'delete_users',
  'details_users',
  'view_institution',
  'create_institution',
  'update_institution',
  'delete_institution',
  'view_class',
  'create_class',
  'update_class',
  'delete_class',
  'class_schedule',
  'class_attendance',
  'class_grades',
  'class_assessments',
  'class_materials',
  'my_students',
  'details_students',
  'mentor_comments',
  'teacher_comments',
  'view_export_data',
  'view_settings',
  'profile_permissions',
  'view_notifications',
] as const;
export type Permission = (typeof permissionNames)[number];

const classArea = [
  'class_schedule',
  'class_attendance',
  'class_grades',
  'class_assessments',
  'class_materials',
  'my_students',
  'details_students',
  'view_material',
  'download_material',
  'open_material',
] as const satisfies readonly Permission[];

const materialWriting = [
  'create_material',
  'update_material',
  'delete_material',
] as const satisfies readonly Permission[];

const staffOfAll = [
  'view_class',
  'view_achievements',
  'view_settings',
  'view_notifications',
] as const satisfies readonly Permission[];

const peopleAndClasses = [
  'view_users',
  'create_users',
  'update_users',
  'delete_users',
  'details_users',
  'create_class',
  'update_class',
  'delete_class',
  'view_disciplines',
  'create_disciplines',
  'update_disciplines',
  'delete_disciplines',
  'view_activities',
  'view_export_data',
] as const satisfies readonly Permission[];

/** What a role may do until its set is changed under 'Perfis e Permissões'. */
export const roleDefaults: Record<Role, readonly Permission[]> = {
  MASTER: permissionNames.filter(
    (name) =>
      ![
        'view_dashboard_manager',
        'view_dashboard_student',
        'view_dashboard_teacher',
        'view_dashboard_municipality',
      ].includes(name),
  ),
  MUNICIPALITY: [
    'view_dashboard_municipality',
    ...staffOfAll,
    ...peopleAndClasses,
    ...classArea,
    'view_municipality',
    'details_municipality',
    'view_institution',
    'create_institution',
    'update_institution',
    'delete_institution',
  ],
  MANAGER: [
    'view_dashboard_manager',
    ...staffOfAll,
    ...peopleAndClasses,
    ...classArea,
    ...materialWriting,
    'teacher_comments',
    'profile_permissions',
  ],
  TEACHER: [
    'view_dashboard_teacher',
    ...staffOfAll,
    ...classArea,
    ...materialWriting,
    'view_users',
    'details_users',
    'teacher_comments',
  ],
  STUDENT: [
    'view_dashboard_student',
    'view_aulas',
    'view_material',
    'download_material',
    'open_material',
    'view_achievements',
    'view_settings',
    'view_notifications',
  ],
  ADMIN: ['view_settings', 'view_notifications'],
  MENTOR: ['view_settings', 'view_notifications', 'mentor_comments'],
};

/** A MASTER can never lose these. */
export const mandatoryForMaster: readonly Permission[] = ['profile_permissions'];
