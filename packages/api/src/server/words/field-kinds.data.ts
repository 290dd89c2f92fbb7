import type { FieldWord } from './worded.ts';

/** What an id stands for. */
export type NamedKind =
  | 'user'
  | 'profile'
  | 'class'
  | 'institution'
  | 'municipality'
  | 'discipline'
  | 'assessment'
  | 'faq_category'
  | 'lesson'
  | 'sheet_model'
  | 'bank_item';

/** Fields that hold an id, or several, and of what. */
export const fieldTargets: Partial<Readonly<Record<FieldWord, NamedKind>>> = {
  assessment_id: 'assessment',
  assessments: 'assessment',
  assigned_by: 'user',
  author_id: 'user',
  category_id: 'faq_category',
  class_id: 'class',
  class_ids: 'class',
  classes: 'class',
  corrected_by: 'user',
  created_by: 'user',
  discipline_id: 'discipline',
  institution_id: 'institution',
  lesson_id: 'lesson',
  municipality_id: 'municipality',
  posted_by: 'user',
  profile_id: 'profile',
  recorded_by: 'user',
  sheet_model_edition_id: 'sheet_model',
  student_id: 'user',
  student_profile_id: 'profile',
  teacher_profile_id: 'profile',
  typed_by: 'user',
  updated_by: 'user',
  user_id: 'user',
  users: 'user',
  viewer_id: 'user',
};

/** Fields that hold a stored file: of those one reads that there is another. */
export const fileFields: ReadonlySet<string> = new Set<FieldWord>([
  'crop_file_id',
  'diploma_file_id',
  'file_id',
  'logo',
  'photo_file_id',
]);

/** Fields by which a record of a list says which it is, in the order in which they are read. */
export const identityFields: readonly FieldWord[] = [
  'student_profile_id',
  'name',
  'class_id',
  'discipline_id',
  'period',
  'year',
  'school_year',
  'date',
  'group',
  'question',
];
