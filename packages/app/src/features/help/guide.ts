import type { Role } from '@caderneta/contract';

/** The page of help of a screen. */
export interface Guide {
  readonly title: string;
  /** Who has the screen. */
  readonly roles: readonly Role[];
  /** What one can do here. */
  readonly what: string;
  readonly steps: readonly [string, string, string];
}

const all = (...roles: readonly Role[]): readonly Role[] => roles;
/** Who shares screens. */
export const everybody = all('MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT', 'ADMIN', 'MENTOR');
export const staff = all('MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER');
export const administrators = all('MASTER', 'MUNICIPALITY', 'MANAGER');
export const network = all('MASTER', 'MUNICIPALITY');
