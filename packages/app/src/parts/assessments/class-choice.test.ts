import { describe, expect, it } from 'vitest';
import { chosen, stepsOf } from './class-choice.ts';

const all = { municipalityId: 'm', institutionId: 'i', classId: 'c' };

describe('choosing a class', () => {
  it('asks each role for what is not its own', () => {
    expect(stepsOf('MASTER')).toEqual({ municipality: true, institution: true });
    expect(stepsOf('MUNICIPALITY')).toEqual({ municipality: false, institution: true });
    expect(stepsOf('MANAGER')).toEqual({ municipality: false, institution: false });
  });

  it('chooses anew what hangs on a change', () => {
    expect(chosen.municipality('other')).toEqual({ municipalityId: 'other', institutionId: '', classId: '' });
    expect(chosen.institution(all, 'other')).toEqual({ municipalityId: 'm', institutionId: 'other', classId: '' });
    expect(chosen.schoolClass(all, 'other')).toEqual({ ...all, classId: 'other' });
  });
});
