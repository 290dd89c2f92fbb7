import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server/server-config.ts';
import { addAchievementRoutes } from './achievements/achievements.routes.ts';
import { addAssessmentRoutes } from './assessments/assessments.routes.ts';
import { addAttendanceRoutes } from './attendance/attendance.routes.ts';
import { addAuthRoutes } from './auth/auth.routes.ts';
import { addClassEventRoutes } from './class-events/class-events.routes.ts';
import { addClassRoutes } from './classes/classes.routes.ts';
import { addDashboardRoutes } from './dashboards/dashboards.routes.ts';
import { addDisciplineRoutes } from './disciplines/disciplines.routes.ts';
import { addFaqRoutes } from './faqs/faqs.routes.ts';
import { addGradeRoutes } from './grades/grades.routes.ts';
import { addInstitutionRoutes } from './institutions/institutions.routes.ts';
import { addLearningRoutes } from './learning/learning.routes.ts';
import { addMaterialRoutes } from './materials/materials.routes.ts';
import { addMunicipalityRoutes } from './municipalities/municipalities.routes.ts';
import { addNotificationRoutes } from './notifications/notifications.routes.ts';
import { addOmrRoutes } from './omr/omr.routes.ts';
import { addPermissionRoutes } from './permissions/permissions.routes.ts';
import { addQualificationRoutes } from './qualifications/qualifications.routes.ts';
import { addSystemRoutes } from './system/system.routes.ts';
import { addTeacherScheduleRoutes } from './teacher-schedules/teacher-schedules.routes.ts';
import { addUserRoutes } from './users/users.routes.ts';

/** Every call of the contract. */
export function addModules(app: FastifyInstance, context: ServerContext): void {
  addSystemRoutes(app, context);
  addAuthRoutes(app, context);
  addPermissionRoutes(app, context);
  addMunicipalityRoutes(app, context);
  addUserRoutes(app, context);
  addQualificationRoutes(app, context);
  addLearningRoutes(app, context);
  addAchievementRoutes(app, context);
  addInstitutionRoutes(app, context);
  addDisciplineRoutes(app, context);
  addClassRoutes(app, context);
  addAttendanceRoutes(app, context);
  addGradeRoutes(app, context);
  addMaterialRoutes(app, context);
  addClassEventRoutes(app, context);
  addTeacherScheduleRoutes(app, context);
  addAssessmentRoutes(app, context);
  addDashboardRoutes(app, context);
  addFaqRoutes(app, context);
  addNotificationRoutes(app, context);
  addOmrRoutes(app, context);
}
