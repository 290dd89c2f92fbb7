export const genders = ['MALE', 'FEMALE', 'OTHER', 'NOT_INFORMED'] as const;
export type Gender = (typeof genders)[number];
export const genderLabels: Record<Gender, string> = {
  MALE: 'Masculino',
  FEMALE: 'Feminino',
  OTHER: 'Outro',
  NOT_INFORMED: 'Não informado',
};
