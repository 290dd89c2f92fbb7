import { expect, test } from 'vitest';
import { assessmentResultsCopy } from '../assessment-results.copy.ts';
import { findingsCopy } from './findings.copy.ts';

test('what the note below the table calls a good KR-20, the sentence calls good, and no less', () => {
  const note = /KR-20: .*?boa a partir de (\d),(\d\d)/.exec(assessmentResultsCopy.questions.explain);
  const good = Number(`${note?.[1]}.${note?.[2]}`);
  expect(findingsCopy.reliability(good)).toContain('é boa (');
  expect(findingsCopy.reliability(good - 0.01)).toContain('é moderada (');
});
