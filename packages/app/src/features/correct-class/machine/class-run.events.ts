import type { KeyVersion, ResultRow } from '@caderneta/contract';
import type { LiveView, Mode } from '../../../parts/sheet-reading/machine/live-view.ts';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import type { Sighting } from './sheet-watch.ts';

/** Everything that can happen while a whole class is corrected. */
export type ClassEvent =
  | { readonly type: 'mode-chosen'; readonly mode: Mode }
  | { readonly type: 'stream-wanted' }
  | { readonly type: 'stream-stopped' }
  | { readonly type: 'camera-started' }
  | { readonly type: 'camera-failed' }
  | { readonly type: 'camera-stopped' }
  | { readonly type: 'frame-seen'; readonly live: LiveView }
  /** A frame gave every question; `sightingOf` says whether that settles its sheet. */
  | { readonly type: 'sheet-read'; readonly sighting: Sighting }
  | { readonly type: 'sheet-missed' }
  /** Readings agreed, and a closer look at a sheet without a code found none either. */
  | { readonly type: 'sheet-settled'; readonly draft: SheetDraft }
  | { readonly type: 'pupil-picked'; readonly id: string | null }
  /** Somebody begins to type a pupil's answers; null: they gave it up. */
  | { readonly type: 'typing-chosen'; readonly student: string | null }
  | { readonly type: 'answers-typed'; readonly student: string; readonly draft: SheetDraft }
  /** Null: the sheet is put aside. `version` answers of which version it is. */
  | { readonly type: 'question-answered'; readonly student: string | null; readonly version?: KeyVersion }
  | { readonly type: 'save-refused'; readonly save: number }
  | { readonly type: 'save-undone'; readonly save: number }
  | { readonly type: 'results-loaded'; readonly rows: readonly ResultRow[] }
  | {
      readonly type: 'pages-added';
      readonly pages: readonly { readonly name: string; readonly number: number | null }[];
    }
  | { readonly type: 'page-started'; readonly page: number }
  | { readonly type: 'page-read'; readonly page: number; readonly draft: SheetDraft }
  | { readonly type: 'page-failed'; readonly page: number; readonly message: string }
  | {
      readonly type: 'page-answered';
      readonly page: number;
      readonly student: string | null;
      readonly version?: KeyVersion;
    }
  /** What was not read yet stays unread. */
  | { readonly type: 'batch-cancelled' }
  | { readonly type: 'batch-cleared' };
