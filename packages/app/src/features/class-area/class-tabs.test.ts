import { describe, expect, it } from 'vitest';
import { allowedTabs, currentTab } from './class-tabs.ts';

const both = allowedTabs(['my_students', 'class_assessments']);

describe('class tabs', () => {
  it('shows those whose permission is held, in order', () => {
    expect(both.map((tab) => tab.id)).toEqual(['assessments', 'students']);
    expect(allowedTabs(['class_assessments']).map((tab) => tab.id)).toEqual(['assessments']);
    expect(allowedTabs(['view_class'])).toEqual([]);
  });

  it('opens Alunos by default, the named one when it is allowed, the first otherwise', () => {
    expect(currentTab(both, null, null)?.id).toBe('students');
    expect(currentTab(both, 'avaliacoes', 'alunos')?.id).toBe('assessments');
    expect(currentTab(both, 'nada', 'nada')?.id).toBe('students');
    expect(currentTab(allowedTabs(['class_assessments']), 'alunos', 'alunos')?.id).toBe('assessments');
    expect(currentTab(both, null, 'avaliacoes')?.id).toBe('assessments');
    expect(currentTab([], 'alunos', null)).toBeNull();
  });
});
