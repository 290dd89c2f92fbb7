import { institutions } from '../schema/institutions.table.ts';
import { municipalities } from '../schema/municipalities.table.ts';
import { networkPlan, type SchoolPlan } from './content/network.data.ts';
import { rowsOf, type TableRows } from './rows.ts';
import { type Moment, type Municipality, momentOf, type School } from './world.ts';

export interface PlannedSchool {
  readonly school: School;
  readonly plan: SchoolPlan;
}

/** The two municipalities and their schools. */
export function makeSchools(moment: Moment): { schools: readonly PlannedSchool[]; rows: TableRows[] } {
  const draw = moment.draw.fork('places');
  const createdAt = momentOf(moment, `${moment.calendar.year}-01-05`);
  const times = { created_at: createdAt, updated_at: createdAt };
  const towns: (typeof municipalities.$inferInsert)[] = [];
  const schools: (typeof institutions.$inferInsert)[] = [];
  const planned: PlannedSchool[] = [];
  for (const { schools: plans, ibgeCode, ...plan } of networkPlan) {
    const municipality: Municipality = { id: draw.id(createdAt), ...plan };
    towns.push({ id: municipality.id, name: plan.name, state: plan.state, ibge_code: ibgeCode, ...times });
    for (const schoolPlan of plans) {
      const school: School = { id: draw.id(createdAt), name: schoolPlan.name, municipality, stage: schoolPlan.stage };
      planned.push({ school, plan: schoolPlan });
      schools.push({
        id: school.id,
        municipality_id: municipality.id,
        name: school.name,
        director: schoolPlan.director.name,
        inep_code: schoolPlan.inepCode,
        ...times,
      });
    }
  }
  return { schools: planned, rows: [rowsOf(municipalities, towns), rowsOf(institutions, schools)] };
}
