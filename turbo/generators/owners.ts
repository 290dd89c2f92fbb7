/** Whose records a resource holds: what its templates and its lines in ACCESS.md say of it. */
interface Owner {
  readonly isClass: boolean;
  /** In names, and in the fixture's `ids`. */
  readonly word: string;
  /** Who may, unless it is said. */
  readonly permission: string;
  readonly one: string;
  readonly those: string;
  /** Its column and the field of the contract. */
  readonly key: string;
  /** Its table, and the file of that without its ending. */
  readonly table: string;
  readonly file: string;
  readonly scope: string;
  readonly visible: string;
  readonly writable: string;
  /** Columns by which the audit log knows where a record belongs. */
  readonly orgUnit: string;
  /** In Portuguese: of one; of those within reach; what a form says when none is chosen. */
  readonly ofOne: string;
  readonly ofThose: string;
  readonly choose: string;
  /** Cells of ACCESS.md, from MASTER to TEACHER. */
  readonly reads: string;
  readonly writes: string;
  readonly writers: readonly string[];
  /** Who writes in the test, and where. */
  readonly tester: string;
  readonly site: string;
  readonly ofSite: string;
}

const owners: Readonly<Record<string, Owner>> = {
  class: {
    isClass: true,
    word: 'class',
    permission: 'class_materials',
    one: 'a class',
    those: 'classes',
    key: 'class_id',
    table: 'schoolClasses',
    file: 'school-classes',
    scope: 'classes',
    visible: 'visibleClasses',
    writable: 'writableClasses',
    orgUnit: 'municipalityId: institutions.municipality_id, institutionId: institutions.id',
    ofOne: 'da turma',
    ofThose: 'das turmas',
    choose: 'Selecione a turma',
    reads: 'all | municipality | institution | institution',
    writes: 'all | municipality | institution | assigned',
    writers: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'],
    tester: 'TEACHER',
    site: 'assigned',
    ofSite: 'ids.class',
  },
  institution: {
    isClass: false,
    word: 'institution',
    permission: 'view_class',
    one: 'an institution',
    those: 'institutions',
    key: 'institution_id',
    table: 'institutions',
    file: 'institutions',
    scope: 'classes',
    visible: 'visibleInstitutions',
    writable: 'visibleInstitutions',
    orgUnit: 'municipalityId: institutions.municipality_id, institutionId: institutions.id',
    ofOne: 'da instituição',
    ofThose: 'das instituições',
    choose: 'Selecione a instituição',
    reads: 'all | municipality | institution | institution',
    writes: 'all | municipality | institution | –',
    writers: ['MASTER', 'MUNICIPALITY', 'MANAGER'],
    tester: 'MANAGER',
    site: 'near',
    ofSite: 'institutionOf',
  },
  municipality: {
    isClass: false,
    word: 'municipality',
    permission: 'view_class',
    one: 'a municipality',
    those: 'municipalities',
    key: 'municipality_id',
    table: 'municipalities',
    file: 'municipalities',
    scope: 'municipalities',
    visible: 'visibleMunicipalities',
    writable: 'visibleMunicipalities',
    orgUnit: 'municipalityId: municipalities.id',
    ofOne: 'do município',
    ofThose: 'dos municípios',
    choose: 'Selecione o município',
    reads: 'all | municipality | municipality | municipality',
    writes: 'all | municipality | – | –',
    writers: ['MASTER', 'MUNICIPALITY'],
    tester: 'MUNICIPALITY',
    site: 'home',
    ofSite: 'municipalityOf',
  },
};

export const ownerOf = (name: string): Owner | undefined => owners[name];
