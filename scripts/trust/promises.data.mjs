const api = (file) => `packages/api/src/${file}.test.ts`;

/**
 * What Caderneta promises, and the tests that show it; `report`: a script that judges a committed report, with its arguments, and whose last line
 * is the figure.
 * @type {{ promise: string, shown: string[], report?: string[] }[]}
 */
export const promises = [
  {
    promise: 'Nobody sees or changes what lies outside their role and scope: every call, by every role, at every site',
    shown: [api('server/access-matrix'), api('server/calls/guard'), api('modules/permissions/permissions.property')],
  },
  {
    promise: 'No field that a call does not name is ever written, and nobody gives themselves a role or a permission',
    shown: [api('server/mass-assignment'), api('server/calls/unknown-fields'), api('modules/permissions/permissions')],
  },
  {
    promise: 'Nothing acknowledged is lost or written twice, though server and database are killed while they write',
    shown: [
      api('boot/kill-under-writes'),
      api('server/writes/idempotency'),
      api('server/database-away'),
      api('server/database-restart'),
    ],
  },
  {
    promise: 'No request brings the server down: what is malformed, random or too deep is refused with a sentence',
    shown: [api('server/fuzz'), api('server/malformed-requests'), api('server/calls/request-messages')],
  },
  {
    promise:
      'Guessing passwords slows the guesser alone: no forged address, no other copy and no other subnet helps, and nobody is locked out',
    shown: [api('modules/auth/limits'), api('modules/auth/sign-in-failures')],
  },
  {
    promise:
      'A session is an opaque token, stored as a hash, ends for good after 30 days, and each person sees and ends their own',
    shown: [
      api('modules/auth/auth'),
      api('modules/auth/own-sessions'),
      api('server/calls/proven-session'),
      api('backup/backup'),
    ],
  },
  {
    promise: 'No link or code that opens an account stands in a log',
    shown: [
      api('modules/auth/password-reset'),
      api('modules/access-codes/access-codes'),
      api('modules/access-codes/master-access'),
      api('boot/welcome'),
    ],
  },
  {
    promise:
      'Without a session nobody gets work done, unless the older paths were opened; then signed-in people go first',
    shown: [api('server/background/outsiders-queue'), api('modules/reading/analyse-reading'), api('modules/omr/omr')],
  },
  {
    promise:
      'Files are the server account’s alone, are what their bytes say, and never leave for an address that an answer names',
    shown: [
      api('files/folder-store'),
      api('files/document-type'),
      api('modules/omr/legacy-service'),
      'packages/contract/src/common/names.test.ts',
    ],
  },
  {
    promise: 'What is exported runs nothing when a spreadsheet opens it',
    shown: ['packages/contract/src/export/export.test.ts'],
  },
  {
    promise: 'On a full disk reading goes on, writing says so, and it mends by itself',
    shown: [api('server/storage-full')],
  },
  {
    promise: 'A stop answers what was asked; of several copies one is replaced without a failed request',
    shown: [api('server/operation/orderly-close')],
  },
  {
    promise: 'Every change of a record is in the audit log, in the transaction of the change',
    shown: [api('modules/audit/audit'), api('server/contract-routes')],
  },
  {
    promise: 'An export of a person is whole: a row of every table that names people, and every file of theirs',
    shown: [api('modules/personal-data/retained-tables'), api('modules/personal-data/personal-export')],
  },
  {
    promise:
      'An erasure is whole: what was planted about a person stands nowhere in the database afterwards, and the school record is as it was',
    shown: [api('modules/personal-data/personal-erasure'), 'journeys/personal-data.journey.ts'],
  },
  {
    promise: 'Who opens the record of one person is written down, and MASTER can say who saw whom',
    shown: [api('modules/person-views/person-views')],
  },
  {
    promise: 'An update loses nothing: databases of earlier versions, with data, are migrated and compared',
    shown: [api('schema/upgrade')],
  },
  {
    promise: 'A backup made by night was read back, is retained for 7 days, 4 weeks and 12 months, and restores',
    shown: [
      api('backup/backup'),
      api('backup/retained-backups'),
      api('backup/sealing'),
      api('modules/backups/backups'),
    ],
  },
  {
    promise: 'A page asks no origin but its own, and does nothing that its policy refuses',
    shown: ['journeys/sign-in.journey.ts', 'journeys/session.journey.ts'],
  },
  {
    promise: 'A changed rule of permissions, grades, roll calls or grading is noticed by a test',
    shown: [],
    report: ['scripts/mutation.mjs', '--check'],
  },
  {
    promise: 'A network of 240,000 pupils is served as a small one: no list, search, dashboard or write grows with it',
    shown: [],
    report: ['scripts/growth.mjs', '--check'],
  },
];
