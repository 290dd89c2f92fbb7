import { classEndpoints, institutionEndpoints, municipalityEndpoints, type SchoolClass } from '@caderneta/contract';
import { useEvery } from '../../lib/api/use-every.ts';
import { useOwnInstitution } from '../../lib/session/use-own-institution.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { assessmentsCopy } from './assessments.copy.ts';
import { type ChoiceSteps, type ClassChoice, noChoice, stepsOf } from './class-choice.ts';

const texts = assessmentsCopy.pickers;

interface Offered {
  readonly items: readonly { readonly id: string; readonly label: string }[];
  readonly isLoading: boolean;
  readonly failure: string | null;
  readonly reload: () => Promise<void>;
}

/** The lists on the way to a class, each waiting for the choice above it. */
export interface ClassLists {
  readonly steps: ChoiceSteps;
  readonly municipalities: Offered;
  /** Null while the municipality must be chosen first. */
  readonly institutions: Offered | null;
  /** Null while the institution must be chosen first. */
  readonly classes: (Offered & { readonly rows: readonly SchoolClass[] }) | null;
}

const byName = (a: { label: string }, b: { label: string }) =>
  a.label.localeCompare(b.label, 'pt-BR', { numeric: true });

/** `null` fetches nothing: no class is being chosen. */
export function useClassLists(choice: Pick<ClassChoice, 'municipalityId' | 'institutionId'> | null): ClassLists {
  const { municipalityId, institutionId } = choice ?? noChoice;
  const { role } = useUser();
  const own = useOwnInstitution();
  const steps = stepsOf(role);
  const isWanted = choice !== null;
  const wantsInstitutions = isWanted && steps.institution && (!steps.municipality || municipalityId !== '');
  const inMunicipality = municipalityId === '' ? {} : { municipality_id: municipalityId };
  const school = isWanted ? (own ?? institutionId) : '';
  const municipalities = useEvery(municipalityEndpoints.list, isWanted && steps.municipality ? {} : null);
  const institutions = useEvery(institutionEndpoints.list, wantsInstitutions ? { query: inMunicipality } : null);
  const classes = useEvery(classEndpoints.list, school === '' ? null : { query: { institution_id: school } });
  const named = (rows: readonly { id: string; name: string }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ id, label: name }));
  return {
    steps,
    municipalities: {
      items: named(municipalities.rows),
      isLoading: municipalities.isLoading,
      failure: municipalities.failure && texts.failed.municipality,
      reload: municipalities.reload,
    },
    institutions: wantsInstitutions
      ? {
          items: named(institutions.rows),
          isLoading: institutions.isLoading,
          failure: institutions.failure && texts.failed.institution,
          reload: institutions.reload,
        }
      : null,
    classes:
      school === ''
        ? null
        : {
            rows: classes.rows ?? [],
            items: (classes.rows ?? [])
              .map(({ id, grade, section, academic_year: year }) => ({
                id,
                label: texts.classOf(grade, section, year),
              }))
              .sort(byName),
            isLoading: classes.isLoading,
            failure: classes.failure && texts.failed.schoolClass,
            reload: classes.reload,
          },
  };
}
