import { ids } from '../../../server/testing/fixture.ts';

/** An exam, two pupils of its class, and the gradebook column that its scores are posted to. */
export const exam = ids.assessment.assigned;
export const { assigned: zelia, second: agata } = ids.pupil;
export const column = { discipline_id: ids.discipline, scope: 'BIMESTER' as const, period_index: 2, year: 2026 };
