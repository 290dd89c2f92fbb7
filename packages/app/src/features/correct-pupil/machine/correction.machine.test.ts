import type { AssessmentResult } from '@caderneta/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftFrom } from '../../../parts/sheet-reading/machine/draft-samples.ts';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import type { CorrectionEvent } from './correction.events.ts';
import { correction, isHintDue, verdictOn } from './correction.machine.ts';
import { type CorrectionState, isBusy, isStudentFixed, startState } from './correction.state.ts';

const run = (events: readonly CorrectionEvent[], start: CorrectionState = startState(true, 's1')) =>
  events.reduce(correction, start);
const draft = draftFrom(['ABCD']);
const settledDraft = (state: CorrectionState, read: SheetDraft) => {
  const verdict = verdictOn(state, read);
  return verdict.kind === 'agreed' ? verdict.draft : null;
};
/** A complete reading of a frame, as the camera hands it over. */
const see = (state: CorrectionState, read: SheetDraft, at: number) =>
  correction(state, { type: 'reading-complete', verdict: verdictOn(state, read), at });
const save = { student: 's1', body: { student_profile_id: 's1', score: 100 }, key: 'k1' };
const result = { student_profile_id: 's1', status: 'CORRECTED' } as AssessmentResult;
const offline = {
  ok: false,
  code: 'offline',
  message: 'x',
  errors: [],
  current: [],
  requestId: null,
  rawBody: null,
  statusText: null,
} as const;
const streaming: CorrectionEvent[] = [
  { type: 'camera-wanted', purpose: 'streaming', at: 0 },
  { type: 'camera-started', at: 1000 },
];

describe('starting', () => {
  it('uses the camera where there is one, uploading elsewhere', () => {
    expect(startState(true, 's1').mode).toBe('stream');
    expect(startState(false, 's1').mode).toBe('upload');
  });

  it('turns the camera on first, then streams; the first attempt is due after 300 ms', () => {
    const waiting = run(streaming.slice(0, 1));
    expect([waiting.camera, waiting.phase.name]).toEqual(['starting', 'idle']);
    expect(run(streaming).phase).toEqual({ name: 'streaming', agreement: [], nextAttemptAt: 1300 });
  });

  it('captures nothing without a selected pupil', () => {
    const nobody = startState(true, null);
    expect(run([{ type: 'camera-wanted', purpose: 'capturing', at: 0 }], nobody)).toEqual(nobody);
    expect(run([{ type: 'upload-started' }], nobody)).toEqual(nobody);
  });

  it('falls back to uploading when the camera fails', () => {
    const failed = run([...streaming, { type: 'camera-failed' }]);
    expect(failed).toMatchObject({ mode: 'upload', cameraUsable: false, camera: 'off', phase: { name: 'idle' } });
  });
});

describe('the stream', () => {
  it('counts a failed attempt when one is due, and waits 1200 ms for the next', () => {
    const early = run([...streaming, { type: 'reading-failed', at: 1200 }]);
    expect(early.failures).toBe(0);
    const failed = run(
      [
        { type: 'reading-failed', at: 1300 },
        { type: 'reading-failed', at: 2400 },
      ],
      early,
    );
    expect([failed.failures, failed.phase]).toEqual([1, { name: 'streaming', agreement: [], nextAttemptAt: 2500 }]);
    expect(run([{ type: 'reading-failed', at: 2500 }], failed).failures).toBe(2);
  });

  it('offers uploading at two failures, again after two more when put away', () => {
    const fail = (count: number, from: CorrectionState) =>
      run(
        Array.from({ length: count }, (_, index) => ({
          type: 'reading-failed' as const,
          at: 10_000 + (from.failures + index) * 2000,
        })),
        from,
      );
    const once = fail(1, run(streaming));
    expect(isHintDue(once)).toBe(false);
    const twice = fail(1, once);
    expect(isHintDue(twice)).toBe(true);
    const away = run([{ type: 'hint-dismissed' }], twice);
    expect(isHintDue(away)).toBe(false);
    expect(isHintDue(fail(1, away))).toBe(false);
    expect(isHintDue(fail(2, away))).toBe(true);
  });

  it('settles at the second like reading, and reads again at once meanwhile', () => {
    const live = run(streaming);
    expect(settledDraft(live, draft)).toBeNull();
    const once = see(live, draft, 1400);
    expect(once.phase).toMatchObject({ name: 'streaming', nextAttemptAt: 1400 });
    expect(settledDraft(once, draft)).toEqual(draft);
    expect(settledDraft(once, draftFrom(['ABCA']))).toBeNull();
  });

  it('forgets the readings of one pupil when another is chosen', () => {
    const once = see(run(streaming), draft, 1400);
    const other = run([{ type: 'student-chosen', id: 's2', by: 'name' }], once);
    expect(other.phase).toMatchObject({ name: 'streaming', agreement: [] });
    expect(settledDraft(other, draft)).toBeNull();
  });

  it('releases the camera as soon as a sheet is being saved', () => {
    const saving = run([...streaming, { type: 'save-started', draft, save }]);
    expect(saving).toMatchObject({ camera: 'off', live: null, phase: { name: 'saving' } });
    expect(run([{ type: 'save-succeeded', result }], saving).phase).toEqual({ name: 'saved', result });
  });
});

describe('a single capture', () => {
  const live = run(
    [{ type: 'stream-stopped' }, { type: 'camera-wanted', purpose: 'capturing', at: 5000 }],
    run(streaming),
  );

  it('looks at a few frames until two agree', () => {
    expect(live.phase.name).toBe('capturing');
    const once = see(live, draft, 5100);
    expect(settledDraft(once, draft)).toEqual(draft);
  });

  it('fails at the first frame without a sheet', () => {
    const failed = run([{ type: 'reading-failed', at: 5100 }], live);
    expect([failed.phase.name, failed.failures, failed.camera]).toEqual(['idle', 1, 'on']);
  });

  it('goes back to the stream that it interrupted', () => {
    const interrupting = run([...streaming, { type: 'camera-wanted', purpose: 'capturing', at: 5000 }]);
    expect(run([{ type: 'reading-failed', at: 5100 }], interrupting)).toMatchObject({
      phase: { name: 'streaming', nextAttemptAt: 6300 },
      failures: 1,
    });
  });

  it('gives up when its frames never agree', () => {
    const sheets = ['ABCA', 'ABCD', 'ABCA', 'ABCD', 'ABCA', 'ABCD'].map((marks) => draftFrom([marks]));
    const given = sheets.reduce((state, read, index) => see(state, read, 5100 + index), live);
    expect(given).toMatchObject({ phase: { name: 'idle' }, failures: 1 });
  });
});

describe('a photo', () => {
  it('stands alone', () => {
    const uploading = run([{ type: 'mode-chosen', mode: 'upload' }, { type: 'upload-started' }]);
    expect(isBusy(uploading)).toBe(true);
    expect(settledDraft(uploading, draft)).toEqual(draft);
    expect(run([{ type: 'reading-failed', at: 0 }], uploading)).toMatchObject({ phase: { name: 'idle' }, failures: 1 });
  });
});

describe('saving', () => {
  const saving = run([{ type: 'save-started', draft, save }]);

  it('lets go of a sheet that the device has: the next pupil may be chosen', () => {
    const stored = run([{ type: 'save-kept' }], saving);
    expect(stored).toMatchObject({ phase: { name: 'kept' }, isResultOpen: true });
    expect(isStudentFixed(stored)).toBe(false);
    expect(run([{ type: 'student-chosen', id: 's2', by: 'name' }], stored)).toMatchObject({
      studentId: 's2',
      phase: { name: 'idle' },
    });
  });

  it('holds on to a reading that nothing else keeps', () => {
    const unsaved = run([{ type: 'save-failed', failure: offline }], saving);
    expect(unsaved.phase).toEqual({ name: 'unsaved', draft, save, failure: offline });
    expect(isStudentFixed(unsaved)).toBe(true);
    expect(
      run(
        [
          { type: 'student-chosen', id: 's2', by: 'name' },
          { type: 'mode-chosen', mode: 'upload' },
        ],
        unsaved,
      ),
    ).toEqual(unsaved);
  });

  it('follows the pupil that the sheet turned out to belong to', () => {
    const asked = run([
      { type: 'owner-doubted', draft, uncertainty: { kind: 'whose', why: 'unknown-student', code: 'X' } },
    ]);
    expect(asked.phase.name).toBe('asking');
    const saved = run([{ type: 'save-started', draft, save: { ...save, student: 's2' } }], asked);
    expect(saved.studentId).toBe('s2');
  });

  it('holds a pupil for chosen only where somebody named them, and for one sheet', () => {
    const chosen = (id: string, by: 'name' | 'order') => run([{ type: 'student-chosen', id, by }]);
    expect([startState(true, 's1').isChosen, chosen('s2', 'name').isChosen, chosen('s2', 'order').isChosen]).toEqual([
      ...[false, true, false],
    ]);
    expect(chosen('s1', 'name').isChosen).toBe(true);
    expect(run([{ type: 'save-started', draft, save }], chosen('s1', 'name')).isChosen).toBe(false);
  });

  it('ignores the answer to a save that is no longer under way', () => {
    expect(run([{ type: 'save-succeeded', result }]).phase.name).toBe('idle');
    expect(run([{ type: 'save-failed', failure: offline }]).phase.name).toBe('idle');
  });

  it('starts every result without decisions', () => {
    const chosen = run([{ type: 'answer-chosen', question: '0/1', answer: 'B' }]);
    expect(chosen.choices).toEqual({ '0/1': 'B' });
    expect(run([{ type: 'student-chosen', id: 's2', by: 'name' }], chosen).choices).toEqual({});
    expect(
      run(
        [
          { type: 'save-started', draft, save },
          { type: 'save-succeeded', result },
        ],
        chosen,
      ).choices,
    ).toEqual({});
  });
});

describe('whatever happens', () => {
  const event = fc.constantFrom<CorrectionEvent>(
    ...streaming,
    { type: 'camera-failed' },
    { type: 'camera-stopped' },
    { type: 'stream-stopped' },
    { type: 'mode-chosen', mode: 'upload' },
    { type: 'mode-chosen', mode: 'stream' },
    { type: 'student-chosen', id: 's2', by: 'name' },
    { type: 'reading-complete', verdict: { kind: 'more', agreement: [draft] }, at: 5000 },
    { type: 'reading-failed', at: 6000 },
    { type: 'upload-started' },
    { type: 'owner-doubted', draft, uncertainty: { kind: 'whose', why: 'unknown-student', code: 'X' } },
    { type: 'save-started', draft, save },
    { type: 'save-failed', failure: offline },
    { type: 'save-succeeded', result },
    { type: 'reading-discarded' },
  );

  it('frames are read only while the camera is on, and never in upload mode', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const state = run(events);
        if (state.phase.name === 'streaming' || state.phase.name === 'capturing') {
          expect([state.camera, state.mode]).toEqual(['on', 'stream']);
        }
        if (state.mode === 'upload') expect(state.camera).toBe('off');
      }),
    );
  });
});
