import { dashboardEndpoints } from '@caderneta/contract';
import { useCall } from '../../lib/api/use-call.ts';

export const useMasterDashboard = () => useCall(dashboardEndpoints.master);
export const useManagerDashboard = () => useCall(dashboardEndpoints.manager);
export const useMunicipalityDashboard = () => useCall(dashboardEndpoints.municipality);
export const useTeacherDashboard = () => useCall(dashboardEndpoints.teacher);
/** Of a school year; null is the current one. While another year is on its way nothing of the last one stays. */
export const useOwnGrades = (year: string | null) =>
  useCall(dashboardEndpoints.ownGrades, year === null ? {} : { query: { year } });
export const useStudentDashboard = () => useCall(dashboardEndpoints.student);
