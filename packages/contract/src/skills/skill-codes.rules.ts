/** Where a skill comes from, as its code tells. */
export const skillKinds = ['BNCC_EI', 'BNCC_EF', 'BNCC_EM', 'BNCC_CO', 'SAEB', 'NETWORK'] as const;
export type SkillKind = (typeof skillKinds)[number];

/** What a code says of itself. `years` counts school years from the 1º ano on: 10 to 12 are those of ensino médio; none of education before it. */
export interface SkillCodeFacts {
  readonly kind: SkillKind;
  readonly component: string | null;
  readonly years: readonly number[];
}

const components: Readonly<Record<string, string>> = {
  LP: 'Língua Portuguesa',
  AR: 'Arte',
  EF: 'Educação Física',
  LI: 'Língua Inglesa',
  MA: 'Matemática',
  MT: 'Matemática',
  CI: 'Ciências',
  GE: 'Geografia',
  HI: 'História',
  ER: 'Ensino Religioso',
  CO: 'Computação',
  LGG: 'Linguagens',
  MAT: 'Matemática',
  CNT: 'Ciências da Natureza',
  CHS: 'Ciências Humanas',
};
/** The same two letters mean another thing before school: 'EF' is listening and speaking there. */
const fields: Readonly<Record<string, string>> = {
  EO: 'O eu, o outro e o nós',
  CG: 'Corpo, gestos e movimentos',
  TS: 'Traços, sons, cores e formas',
  EF: 'Escuta, fala, pensamento e imaginação',
  ET: 'Espaços, tempos, quantidades, relações e transformações',
  CO: 'Computação',
};

const publicCode =
  /^(?:EI0[1-3](?<field>EO|CG|TS|EF|ET|CO)\d{2}|EF(?<band>0[1-9]|12|15|35|67|69|89)(?<component>LP|AR|EF|LI|MA|CI|GE|HI|ER|CO)\d{2}[A-Z]?|EM13(?<area>[A-Z]{2,3})\d{2,3})$/;
const saeb = /^(?<component>LP|MT)(?<stage>5|9|3EM)-D\d{1,2}$/;
const upperSecondary = [10, 11, 12];

/** '03' is the third year, '35' the third to the fifth. */
function yearsOfBand(band: string): number[] {
  const [from, to] = [Number(band[0]), Number(band[1])];
  return from === 0 ? [to] : Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** Kind, component and years that a code stands for; of a code that is none of the public ones it is the network's own. */
export function readSkillCode(code: string): SkillCodeFacts {
  const tested = saeb.exec(code)?.groups;
  if (tested) {
    const years = tested.stage === '3EM' ? [12] : [Number(tested.stage)];
    return { kind: 'SAEB', component: components[tested.component ?? ''] ?? null, years };
  }
  const parts = publicCode.exec(code)?.groups;
  if (!parts) return { kind: 'NETWORK', component: null, years: [] };
  const { field, band, component, area } = parts;
  if (field) return { kind: field === 'CO' ? 'BNCC_CO' : 'BNCC_EI', component: fields[field] ?? null, years: [] };
  const kind = component === 'CO' || area === 'CO' ? 'BNCC_CO' : band ? 'BNCC_EF' : 'BNCC_EM';
  const years = band ? yearsOfBand(band) : upperSecondary;
  return { kind, component: components[component ?? area ?? ''] ?? null, years };
}

/** A code as it is kept: capital letters, and a hyphen where somebody typed spaces. */
export const skillCodeOf = (typed: string): string => typed.trim().toUpperCase().replace(/\s+/g, '-');

/** The code of a descriptor of SAEB, whose own, 'D7', is another in each discipline and stage: 'MT9-D7'. */
export const saebCode = (discipline: 'LP' | 'MT', stage: '5' | '9' | '3EM', descriptor: string): string =>
  `${discipline}${stage}-${descriptor.toUpperCase().replace(/^D0*/, 'D')}`;
