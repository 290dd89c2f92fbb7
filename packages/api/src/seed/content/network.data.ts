/** Weekly lessons of a discipline, 25 in all, five a day. */
export interface CurriculumLine {
  readonly discipline: string;
  readonly weekly: number;
}

export const lowerCurriculum: readonly CurriculumLine[] = [
  { discipline: 'Língua Portuguesa', weekly: 7 },
  { discipline: 'Matemática', weekly: 6 },
  { discipline: 'Ciências', weekly: 3 },
  { discipline: 'História', weekly: 2 },
  { discipline: 'Geografia', weekly: 2 },
  { discipline: 'Arte', weekly: 2 },
  { discipline: 'Educação Física', weekly: 2 },
  { discipline: 'Língua Inglesa', weekly: 1 },
];

export const upperCurriculum: readonly CurriculumLine[] = [
  { discipline: 'Língua Portuguesa', weekly: 5 },
  { discipline: 'Matemática', weekly: 5 },
  { discipline: 'Ciências', weekly: 4 },
  { discipline: 'História', weekly: 3 },
  { discipline: 'Geografia', weekly: 3 },
  { discipline: 'Arte', weekly: 2 },
  { discipline: 'Educação Física', weekly: 2 },
  { discipline: 'Língua Inglesa', weekly: 1 },
];

/** In the early grades one teacher gives these to a class, and specialists the others. */
export const classTeacherDisciplines = ['Língua Portuguesa', 'Matemática', 'Ciências', 'História', 'Geografia'];

export interface ClassPlan {
  readonly grade: number;
  readonly section: string;
  readonly pupils: number;
}

export interface SchoolPlan {
  readonly name: string;
  readonly director: { readonly name: string; readonly gender: 'FEMALE' | 'MALE' };
  readonly inepCode: string;
  readonly stage: 'lower' | 'upper';
  readonly classes: readonly ClassPlan[];
  /** Teachers a discipline; one where absent. */
  readonly staff: Readonly<Record<string, number>>;
}

export interface MunicipalityPlan {
  readonly name: string;
  readonly state: string;
  readonly ibgeCode: string;
  readonly domain: string;
  readonly areaCode: string;
  readonly zipPrefix: string;
  /** Began in the middle of the year: no rolls before the second semester. */
  readonly joinedMidYear: boolean;
  readonly schools: readonly SchoolPlan[];
}

/** The school and class of the demonstration's teacher, director and pupil. */
export const mainSchool = 'E.M. Professora Dalva Nogueira';
export const mainClass = { grade: 9, section: 'C' } as const;

/** Classes of last year, whose pupils went on to the next grade of the same section. */
export const lastYearSections = ['A', 'C'] as const;

/** Two invented municipalities of Minas Gerais: their IBGE and INEP codes belong to no real one. */
export const networkPlan: readonly MunicipalityPlan[] = [
  {
    name: 'Santa Aurora',
    state: 'MG',
    ibgeCode: '3199901',
    domain: 'santaaurora.edu.br',
    areaCode: '35',
    zipPrefix: '37990',
    joinedMidYear: false,
    schools: [
      {
        name: mainSchool,
        director: { name: 'Sérgio Brandão', gender: 'MALE' },
        inepCode: '31990011',
        stage: 'upper',
        staff: { 'Língua Portuguesa': 3, Matemática: 2, Ciências: 2, História: 2, Geografia: 2, 'Educação Física': 2 },
        classes: [
          { grade: 6, section: 'A', pupils: 31 },
          { grade: 7, section: 'A', pupils: 30 },
          { grade: 8, section: 'A', pupils: 29 },
          { grade: 9, section: 'A', pupils: 30 },
          { grade: 9, section: 'B', pupils: 29 },
          { grade: 9, section: 'C', pupils: 28 },
        ],
      },
      {
        name: 'E.M. Padre Anselmo Vidigal',
        director: { name: 'Marta Valadares', gender: 'FEMALE' },
        inepCode: '31990012',
        stage: 'upper',
        staff: { 'Língua Portuguesa': 2, Matemática: 2, Ciências: 2 },
        classes: [
          { grade: 6, section: 'A', pupils: 32 },
          { grade: 7, section: 'A', pupils: 31 },
          { grade: 8, section: 'A', pupils: 31 },
          { grade: 9, section: 'A', pupils: 30 },
        ],
      },
      {
        name: 'E.M. Jardim das Acácias',
        director: { name: 'Cláudia Peixoto', gender: 'FEMALE' },
        inepCode: '31990013',
        stage: 'lower',
        staff: {},
        classes: [
          { grade: 2, section: 'A', pupils: 27 },
          { grade: 3, section: 'A', pupils: 28 },
          { grade: 4, section: 'A', pupils: 30 },
          { grade: 5, section: 'A', pupils: 31 },
        ],
      },
      {
        name: 'E.M. Córrego da Prata',
        director: { name: 'Geraldo Antunes', gender: 'MALE' },
        inepCode: '31990014',
        stage: 'lower',
        staff: {},
        classes: [
          { grade: 4, section: 'A', pupils: 26 },
          { grade: 5, section: 'A', pupils: 27 },
        ],
      },
    ],
  },
  {
    name: 'Vale do Ipê',
    state: 'MG',
    ibgeCode: '3199902',
    domain: 'valedoipe.edu.br',
    areaCode: '37',
    zipPrefix: '35590',
    joinedMidYear: true,
    schools: [
      {
        name: 'E.M. Ribeirão das Pedras',
        director: { name: 'Benedito Carvalho', gender: 'MALE' },
        inepCode: '31990021',
        stage: 'upper',
        staff: { 'Língua Portuguesa': 2, Matemática: 2 },
        classes: [
          { grade: 6, section: 'A', pupils: 31 },
          { grade: 7, section: 'A', pupils: 30 },
          { grade: 9, section: 'A', pupils: 29 },
        ],
      },
      {
        name: 'E.M. Cecília Prates',
        director: { name: 'Celso Amorim Lobo', gender: 'MALE' },
        inepCode: '31990022',
        stage: 'lower',
        staff: {},
        classes: [
          { grade: 3, section: 'A', pupils: 29 },
          { grade: 4, section: 'A', pupils: 30 },
          { grade: 5, section: 'A', pupils: 31 },
        ],
      },
    ],
  },
];
