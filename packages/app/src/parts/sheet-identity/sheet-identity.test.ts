import { isSameStrip, stripOf } from '@caderneta/omr-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkIdentity, identityOf, masterIdentityOf, type ReadIdentity, versionOn } from './sheet-identity.ts';

const ana = { id: '0198a000-0000-7000-8000-0000000000aa', matricula: '20260417' };
const bruno = { id: '0198a000-0000-7000-8000-0000000000bb', matricula: '20260430' };
const semMatricula = { id: '0198a000-0000-7000-8000-0000000000cc', matricula: null };
const students = [ana, bruno, semMatricula];
const one = { sheetCode: 'AV318', versions: ['A'] } as const;
/** Shown by the screen, named by nobody. */
const isShown = ({ id }: { readonly id: string }) => ({ id, isChosen: false });
const two = { sheetCode: 'AV318', versions: ['A', 'B'] } as const;

describe('identityOf', () => {
  it('is the assessment code and the matrícula', () => {
    expect(identityOf('AV318', ana)).toBe('AV318-20260417');
  });

  it('falls back to the end of the id without a matrícula, or with one that does not fit', () => {
    expect(identityOf('AV318', semMatricula)).toBe('AV318-~0000000000CC');
    expect(identityOf('AV318', { ...ana, matricula: 'M'.repeat(40) })).toBe('AV318-~0000000000AA');
    expect(identityOf('AV318', { ...ana, matricula: 'matrícula nº 5' })).toBe('AV318-~0000000000AA');
  });

  it('never passes what the QR carries', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.option(fc.string({ maxLength: 60 })), (id, matricula) => {
        expect(identityOf('AV318', { id, matricula }).length).toBeLessThanOrEqual(32);
        expect(identityOf('AV318', { id, matricula }, 'B').length).toBeLessThanOrEqual(32);
      }),
    );
  });
});

describe('checkIdentity', () => {
  const check = (identity: string | null, isChosen = false) =>
    checkIdentity({ identity, strip: null }, one, { id: ana.id, isChosen }, students);
  const checkStrip = (identity: string, among = students) =>
    checkIdentity({ identity: null, strip: stripOf(identity) }, one, isShown(ana), among);

  it('of a sheet without a code knows nobody, but whom somebody chose', () => {
    for (const identity of [null, ' ', 'AV318']) {
      expect(check(identity)).toMatchObject({ kind: 'whose', code: null });
      expect(check(identity, true)).toEqual({ kind: 'match' });
    }
    expect([check(null), check('AV318')]).toMatchObject([{ why: 'unread' }, { why: 'no-name' }]);
  });

  it('asks about a code of nobody here whoever was chosen', () => {
    for (const identity of ['AV318-999', 'AV400-20260417']) {
      expect(check(identity, true)).toMatchObject({ kind: 'whose', code: identity });
    }
    expect(check('AV318-20260430', true)).toEqual({ kind: 'other-student', student: bruno });
  });

  it('tells the selected pupil from another of the class', () => {
    expect(check('av318-20260417')).toEqual({ kind: 'match' });
    expect(check('AV318-20260430')).toEqual({ kind: 'other-student', student: bruno });
    expect(check('AV318-~0000000000CC')).toEqual({ kind: 'other-student', student: semMatricula });
  });

  it('tells a pupil of another class and a sheet of another assessment', () => {
    expect(check('AV318-999')).toEqual({ kind: 'whose', why: 'unknown-student', code: 'AV318-999' });
    expect(check('AV400-20260417')).toEqual({ kind: 'whose', why: 'other-assessment', code: 'AV400-20260417' });
  });

  it('recognises every pupil by the code printed for them', () => {
    for (const student of students) {
      const identity = identityOf('AV318', student);
      const expected = { kind: 'match' };
      expect(checkIdentity({ identity, strip: null }, one, isShown(student), students)).toEqual(expected);
      const strip = stripOf(identity);
      expect(checkIdentity({ identity: null, strip }, one, isShown(student), students)).toEqual(expected);
    }
  });

  it('says the same by the strip alone, without a text to show', () => {
    expect(checkStrip('AV318-20260417')).toEqual({ kind: 'match' });
    expect(checkStrip('AV318-20260430')).toEqual({ kind: 'other-student', student: bruno });
    expect(checkStrip('AV318-999')).toEqual({ kind: 'whose', why: 'unknown-student', code: null });
    expect(checkStrip('AV400-20260417')).toEqual({ kind: 'whose', why: 'other-assessment', code: null });
    expect(checkStrip('AV318')).toMatchObject({ kind: 'whose', why: 'no-name' });
  });

  it('names nobody by a strip that two pupils share, and prefers the text', () => {
    const strip = stripOf(identityOf('AV318', bruno));
    const twin = [...Array(400_000).keys()]
      .map((number) => ({ id: `twin-${number}`, matricula: `T${number}` }))
      .find((student) => isSameStrip(stripOf(identityOf('AV318', student)), strip));
    if (!twin) throw new Error('no twin among 400,000');
    expect(checkStrip('AV318-20260430', [...students, twin])).toMatchObject({ kind: 'whose', why: 'shared' });
    const read = { identity: 'AV318-20260430', strip };
    expect(checkIdentity(read, one, isShown(ana), [...students, twin])).toEqual({
      kind: 'other-student',
      student: bruno,
    });
  });
});

describe('versions', () => {
  const reads = (identity: string): ReadIdentity[] => [
    { identity, strip: null },
    { identity: null, strip: stripOf(identity) },
  ];

  it('are told by the code of every pupil, and by that of a sheet without a name', () => {
    for (const version of two.versions) {
      for (const student of students) {
        for (const read of reads(identityOf('AV318', student, version))) {
          expect(checkIdentity(read, two, isShown(student), students)).toEqual({ kind: 'match' });
          expect(versionOn(read, two, students)).toBe(version);
        }
      }
      for (const read of reads(masterIdentityOf('AV318', version))) {
        expect(checkIdentity(read, two, isShown(ana), students)).toMatchObject({ kind: 'whose', why: 'no-name' });
        expect(versionOn(read, two, students)).toBe(version);
      }
    }
  });

  it('are unknown where no code was read, unless there is only one', () => {
    const unread = { identity: null, strip: null };
    expect(versionOn(unread, two, students)).toBeNull();
    expect(versionOn(unread, one, students)).toBe('A');
    expect(versionOn({ identity: 'AV400-1~B', strip: null }, two, students)).toBeNull();
  });

  it('of a sheet printed before there were two are A', () => {
    expect(versionOn({ identity: 'AV318-20260417', strip: null }, two, students)).toBe('A');
    expect(checkIdentity({ identity: 'AV318-20260417~B', strip: null }, one, isShown(ana), students)).toEqual({
      kind: 'whose',
      why: 'unknown-student',
      code: 'AV318-20260417~B',
    });
  });
});

describe('pages', () => {
  const ofTwo = { ...two, hasTwoPages: true } as const;
  const reads = (identity: string): ReadIdentity[] => [
    { identity, strip: null },
    { identity: null, strip: stripOf(identity) },
  ];

  it('of a sheet are all their pupil’s, of the version that they say, and of nobody else’s', () => {
    for (const version of ofTwo.versions) {
      for (const page of [1, 2] as const) {
        for (const student of students) {
          for (const read of reads(identityOf('AV318', student, version, page))) {
            expect(checkIdentity(read, ofTwo, isShown(student), students)).toEqual({ kind: 'match' });
            expect(versionOn(read, ofTwo, students)).toBe(version);
          }
        }
        for (const read of reads(masterIdentityOf('AV318', version, page))) {
          expect(checkIdentity(read, ofTwo, isShown(ana), students)).toMatchObject({ kind: 'whose', why: 'no-name' });
          expect(versionOn(read, ofTwo, students)).toBe(version);
        }
      }
    }
  });

  it('have room in the code, whatever the matrícula, which is the same on both', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.option(fc.string({ maxLength: 40 })), (id, matricula) => {
        const [one, other] = ([1, 2] as const).map((page) => identityOf('AV318', { id, matricula }, 'B', page));
        expect(one?.length).toBeLessThanOrEqual(32);
        expect(other).toBe(one?.replace('~1P', '~2P'));
      }),
    );
  });

  it('are no sheets of an assessment of one', () => {
    const identity = identityOf('AV318', ana, 'A', 2);
    expect(checkIdentity({ identity, strip: null }, one, isShown(ana), students)).toMatchObject({ kind: 'whose' });
  });
});
