import { classEndpoints, institutionEndpoints, schoolYearEndpoints, type TurnoverInput } from '@caderneta/contract';
import { dashboardReads } from '../../lib/api/dashboard-reads.ts';
import { sendOnce } from '../../lib/api/send-once.ts';
import { useCall, useStale } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';

/** A school of a thousand pupils takes longer than a form, ms. */
const TURN_MS = 120_000;

export const useClassYears = () => useCall(classEndpoints.years);
/** The institutions to choose from; none where the own one is the only one. */
export const useInstitutions = (mayChoose: boolean) => useEvery(institutionEndpoints.list, mayChoose ? {} : null);

/** What would become of a school's classes; nothing is asked for until a school is chosen. */
export const useTurnoverPlan = (institutionId: string, year: string) =>
  useCall(
    schoolYearEndpoints.previewTurnover,
    institutionId === '' || year === '' ? null : { params: { id: institutionId }, query: { from_year: year } },
  );

/** Turns the year of a school; every reading of classes is asked for again afterwards, without the answer waiting for it. */
export function useTurnYear() {
  const stale = useStale();
  return async (institutionId: string, input: TurnoverInput) => {
    const answer = await sendOnce(schoolYearEndpoints.turnYear, {
      params: { id: institutionId },
      body: input,
      timeoutMs: TURN_MS,
    });
    if (answer.ok) {
      void stale(
        schoolYearEndpoints.previewTurnover,
        classEndpoints.list,
        classEndpoints.years,
        classEndpoints.get,
        classEndpoints.students,
        ...dashboardReads,
      );
    }
    return answer;
  };
}
