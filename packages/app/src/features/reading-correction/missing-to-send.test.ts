import { expect, it } from 'vitest';
import { missingToSend } from './missing-to-send.ts';

it.each([
  [false, false, 'Selecione um aluno'],
  [false, true, 'Selecione um aluno'],
  [true, false, 'Envie ou grave um áudio primeiro.'],
  [true, true, null],
])('a pupil: %s, a recording: %s', (hasStudent, hasRecording, said) => {
  expect(missingToSend(hasStudent, hasRecording)).toBe(said);
});
