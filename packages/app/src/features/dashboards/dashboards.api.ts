import { dashboardEndpoints } from '@caderneta/contract';
import { useCall } from '../../lib/api/use-call.ts';

export const useMasterDashboard = () => useCall(dashboardEndpoints.master);
export const useManagerDashboard = () => useCall(dashboardEndpoints.manager);
export const useMunicipalityDashboard = () => useCall(dashboardEndpoints.municipality);
export const useTeacherDashboard = () => useCall(dashboardEndpoints.teacher);
export const useStudentDashboard = () => useCall(dashboardEndpoints.student);
