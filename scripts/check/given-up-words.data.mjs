/**
 * Words that identifiers and file names no longer use, with what to write instead (docs/glossary.md). `inside` narrows a word to some
 * files; `stored` are names under which browsers already hold data, and which therefore stay.
 */
export const givenUpWords = [
  {
    words: ['place', 'places'],
    instead: 'what it is: an orgUnit, a column, a position or index, a spot, a ref, a path',
    stored: ['place', 'places', 'placeItems', 'placeContent', 'placeSelf'],
    storedIn:
      /\.css\.ts$|^packages\/contract\/src\/archive\/|^packages\/api\/src\/(modules\/archive|schema)\/|^packages\/app\/src\/((lib\/recordings|parts\/answer-key)\/|features\/settings\/screens\/ArchiveSection)/,
  },
  { words: ['draft', 'drafts'], inside: /^packages\/(api|contract)\//, instead: 'input: what a client sends' },
  {
    words: ['kept'],
    instead: 'stored (rows, files), cached (answers of the server on the device), saved or retained',
    stored: ['keptAt'],
    storedIn: /^packages\/app\//,
  },
  { words: ['bench'], inside: /^packages\/(app|ui|contract)\/src\//, instead: 'view; a bench measures' },
  { words: ['standing', 'standings'], instead: 'yearResult, changeCounts or rating' },
  {
    words: ['refusal', 'refusals'],
    instead: 'failure: an expected failure, a value with a code',
    stored: ['refusal'],
    storedIn: /^packages\/app\//,
  },
  { words: ['trouble', 'troubles', 'misfit', 'misfits'], instead: 'failure, or mismatch' },
  { words: ['fault', 'faults'], instead: 'error (of a field or a row), violation (of a rule) or failure' },
  { words: ['doubt', 'doubts'], instead: 'doubtful, uncertain or inconclusive' },
  { words: ['stranger', 'strangers'], instead: 'outsider, otherReader, foreign' },
  { words: ['told'], instead: 'notice, messages or handlers' },
  { words: ['stood', 'recalled'], instead: 'proof, remembered' },
  { words: ['desk', 'fate', 'veil', 'weather', 'shelf', 'akin', 'twins'], instead: 'what it is, plainly' },
];

/** Whole names given up, where each of their words is good elsewhere. */
export const givenUpNames = new Map([
  ['Asking', 'SignInAuthor, or RequestAuthor'],
  ['isPassing', 'isRetryable'],
  ['ClassWord', 'ClassMessage, or SearchWord'],
  ['Lie', 'SheetPose'],
  ['tellAnew', 'replaceMessage'],
]);
