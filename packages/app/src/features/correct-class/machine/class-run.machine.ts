import type { KeyVersion } from '@caderneta/contract';
import { isSheetRefused, type LiveView, nextLive } from '../../../parts/sheet-reading/machine/live-view.ts';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import type { ClassEvent } from './class-run.events.ts';
import { type BatchPage, type ClassRun, isReadingFrames } from './class-run.state.ts';
import { keep, takeBack, withResults } from './class-saves.ts';
import { matchAnswered, matchSheet, matchTyped, type SheetMatch } from './match-sheet.ts';
import { emptyWatch, type Sighting, watchAside, watchDealt, watchMiss, watchRead } from './sheet-watch.ts';

const off = { camera: 'off', isStreaming: false, live: null, watch: emptyWatch, isCodeMissing: false } as const;

/** What a complete reading of a frame says, for `sheet-read`; only 'settled' may be followed by `sheet-settled`. */
export const sightingOf = ({ watch }: ClassRun, draft: SheetDraft): Sighting => watchRead(watch, draft);

function applySighting(run: ClassRun, sighting: Sighting): ClassRun {
  if (!isReadingFrames(run)) return run;
  // What was said of the sheet before is not said of this one.
  const isOther = sighting.kind === 'more' && run.watch.run.length === 0;
  return {
    ...run,
    watch: sighting.watch,
    isCodeMissing: sighting.kind === 'more' && sighting.isCodeMissing,
    word: isOther ? null : run.word,
  };
}

/** A sheet that is refused is another than the one of which something was said last. */
function seeFrame(run: ClassRun, seen: LiveView): ClassRun {
  const live = nextLive(run.live, seen);
  const isNew = isSheetRefused(live) && !isSheetRefused(run.live) && live.refusal !== 'other-assessment';
  return { ...run, live, word: isNew ? null : run.word };
}

/** What becomes of the sheet before the camera. */
function dealWith(run: ClassRun, draft: SheetDraft, match: SheetMatch): ClassRun {
  const dealt = { ...run, question: null, watch: watchDealt(draft), isCodeMissing: false };
  switch (match.kind) {
    case 'save':
      return keep(dealt, draft, match.student, match.how, null);
    case 'known':
      return { ...dealt, picked: null, word: { kind: 'known', student: match.student } };
    case 'foreign':
      // Shown again, it is refused again.
      return { ...dealt, watch: watchAside(draft), word: { kind: 'foreign', code: match.code } };
    case 'ask':
      return { ...dealt, question: { draft, question: match.question } };
  }
}

function settle(run: ClassRun, draft: SheetDraft): ClassRun {
  if (!isReadingFrames(run)) return run;
  return dealWith(run, draft, matchSheet(draft, run));
}

const saidOf = (draft: SheetDraft, version: KeyVersion | undefined): SheetDraft =>
  version === undefined ? draft : { ...draft, version };

function answer(run: ClassRun, student: string | null, version?: KeyVersion): ClassRun {
  if (run.question === null) return run;
  const { question } = run.question;
  // Shown again, it is asked about again.
  if (student === null) return { ...run, question: null, picked: null, watch: watchAside(run.question.draft) };
  const draft = saidOf(run.question.draft, version);
  return dealWith(run, draft, matchAnswered(draft, question, student, run));
}

const withPage = (run: ClassRun, id: number, state: BatchPage['state']): ClassRun => ({
  ...run,
  pages: run.pages.map((page) => (page.id === id ? { ...page, state } : page)),
});

function dealWithPage(run: ClassRun, id: number, draft: SheetDraft, match: SheetMatch): ClassRun {
  switch (match.kind) {
    case 'save': {
      const { student, how } = match;
      return withPage(keep(run, draft, student, how, id), id, { name: 'saved', student });
    }
    case 'known':
      return withPage(run, id, { name: 'known', student: match.student });
    case 'foreign':
      return withPage(run, id, { name: 'foreign', code: match.code });
    case 'ask':
      return withPage(run, id, { name: 'asking', draft, question: match.question });
  }
}

function answerPage(run: ClassRun, id: number, student: string | null, version?: KeyVersion): ClassRun {
  const state = run.pages[id]?.state;
  if (state === undefined) return run;
  if (student === null)
    return state.name === 'saved' || state.name === 'known' ? run : withPage(run, id, { name: 'dropped' });
  if (state.name !== 'asking') return run;
  const draft = saidOf(state.draft, version);
  return dealWithPage(run, id, draft, matchAnswered(draft, state.question, student, run));
}

/** A page is placed once, while it is being read; pages know no pupil whom the teacher picked for the camera. */
function readPage(run: ClassRun, id: number, draft: SheetDraft): ClassRun {
  if (run.pages[id]?.state.name !== 'reading') return run;
  const { picked } = run;
  const match = matchSheet(draft, { ...run, picked: null });
  return { ...dealWithPage(run, id, draft, match), picked };
}

/** The state after an event; pure. */
export function classRun(run: ClassRun, event: ClassEvent): ClassRun {
  switch (event.type) {
    case 'mode-chosen':
      return run.question || event.mode === run.mode ? run : { ...run, ...off, mode: event.mode, word: null };
    case 'stream-wanted':
      return { ...run, mode: 'stream', isStreaming: true, camera: run.camera === 'off' ? 'starting' : run.camera };
    case 'stream-stopped':
      return { ...run, isStreaming: false, live: null, camera: run.camera === 'starting' ? 'off' : run.camera };
    case 'camera-started':
      return run.camera === 'starting' ? { ...run, camera: 'on', cameraUsable: true } : run;
    case 'camera-failed':
      return { ...run, ...off, mode: 'upload', cameraUsable: false };
    case 'camera-stopped':
      return { ...run, ...off };
    case 'frame-seen':
      return isReadingFrames(run) ? seeFrame(run, event.live) : run;
    case 'sheet-read':
      return applySighting(run, event.sighting);
    case 'sheet-missed':
      return { ...run, watch: watchMiss(run.watch), isCodeMissing: false };
    case 'sheet-settled':
      return settle(run, event.draft);
    case 'pupil-picked':
      return run.question ? run : { ...run, picked: event.id };
    case 'typing-chosen':
      return run.question ? run : { ...run, typing: event.student };
    case 'answers-typed': {
      const { student, draft } = event;
      return run.typing === student ? dealWith({ ...run, typing: null }, draft, matchTyped(draft, student, run)) : run;
    }
    case 'question-answered':
      return answer(run, event.student, event.version);
    case 'save-refused':
      return takeBack(run, event.save, 'refused');
    case 'save-undone':
      return takeBack(run, event.save, 'undone');
    case 'results-loaded':
      return withResults(run, event.rows);
    case 'pages-added': {
      const from = run.pages.length;
      const added = event.pages.map((page, at): BatchPage => ({ id: from + at, ...page, state: { name: 'waiting' } }));
      return { ...run, pages: [...run.pages, ...added] };
    }
    case 'page-started':
      return run.pages[event.page]?.state.name === 'waiting' ? withPage(run, event.page, { name: 'reading' }) : run;
    case 'page-read':
      return readPage(run, event.page, event.draft);
    case 'page-failed':
      return run.pages[event.page]?.state.name === 'reading'
        ? withPage(run, event.page, { name: 'unread', message: event.message })
        : run;
    case 'page-answered':
      return answerPage(run, event.page, event.student, event.version);
    case 'batch-cancelled':
      return {
        ...run,
        pages: run.pages.map((page) =>
          page.state.name === 'waiting' || page.state.name === 'reading'
            ? { ...page, state: { name: 'dropped' } }
            : page,
        ),
      };
    case 'batch-cleared':
      return { ...run, pages: [] };
  }
}
