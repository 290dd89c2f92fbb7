import type { SkillKind } from './skill-codes.rules.ts';

export const skillKindLabels: Readonly<Record<SkillKind, string>> = {
  BNCC_EI: 'BNCC · Educação Infantil',
  BNCC_EF: 'BNCC · Ensino Fundamental',
  BNCC_EM: 'BNCC · Ensino Médio',
  BNCC_CO: 'BNCC · Computação',
  SAEB: 'SAEB',
  NETWORK: 'Da rede',
};
