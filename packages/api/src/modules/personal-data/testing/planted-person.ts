import { attendanceEndpoints, learningEndpoints, userEndpoints } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { userAchievements } from '../../../schema/achievements.table.ts';
import { assessmentPostings } from '../../../schema/assessment-postings.table.ts';
import { assessmentResults, resultAttempts, resultReviews } from '../../../schema/assessment-results.table.ts';
import { answerKeys, assessments } from '../../../schema/assessments.table.ts';
import { auditLog } from '../../../schema/audit-log.table.ts';
import { bankItems } from '../../../schema/bank-items.table.ts';
import { classEvents } from '../../../schema/class-events.table.ts';
import { classTeachers } from '../../../schema/class-teachers.table.ts';
import { disciplines } from '../../../schema/disciplines.table.ts';
import { files } from '../../../schema/files.table.ts';
import { grades } from '../../../schema/grades.table.ts';
import { idempotencyRecords } from '../../../schema/idempotency-records.table.ts';
import { moduleAnswers, progress } from '../../../schema/lesson-progress.table.ts';
import { materials } from '../../../schema/materials.table.ts';
import { globalNotificationReads, globalNotifications, notifications } from '../../../schema/notifications.table.ts';
import { oneTimeTokens } from '../../../schema/one-time-tokens.table.ts';
import { peopleImports } from '../../../schema/people-imports.table.ts';
import {
  rolePermissionOverrides,
  userPermissionOverrides,
  userPermissions,
} from '../../../schema/permissions.table.ts';
import { postingReopenings } from '../../../schema/posting-reopenings.table.ts';
import { profiles } from '../../../schema/profiles.table.ts';
import { qualifications } from '../../../schema/qualifications.table.ts';
import { readingRecordings, recordingConsents } from '../../../schema/reading-recordings.table.ts';
import { reportFiles } from '../../../schema/report-files.table.ts';
import { scaleRuns } from '../../../schema/scale-runs.table.ts';
import { sessions } from '../../../schema/sessions.table.ts';
import { settings } from '../../../schema/settings.table.ts';
import { sheetModels } from '../../../schema/sheet-models.table.ts';
import { skills } from '../../../schema/skills.table.ts';
import { teacherSchedules } from '../../../schema/teacher-schedules.table.ts';
import { userPreferences } from '../../../schema/user-preferences.table.ts';
import { exampleEvaluation } from '../../../seed/content/example-evaluation.data.ts';
import { tokenHash } from '../../../server/session/tokens.ts';
import { call } from '../../../server/testing/call.ts';
import { ids, testNow, userOfPupil } from '../../../server/testing/fixture.ts';
import type { TestServer } from '../../../server/testing/test-server.ts';

const profileId = ids.pupil.assigned;
/** A pupil, of whom every table that names people has a row. */
export const planted = { userId: userOfPupil(profileId), profileId, name: 'Zélia', token: 'planted-token-0123456789' };

/** What nobody may find anywhere once the pupil is erased. */
export const secrets = [
  'zelia@segredo.br',
  'mae@segredo.br',
  '52998224725',
  '35988776655',
  'Rua do Segredo',
  'segredo-da-chamada',
  'segredo-do-comentario',
  'segredo-da-resposta',
  'segredo-do-navegador',
  'segredo-do-curso',
  'segredo-da-leitura',
  'segredo-do-aviso',
  'segredo-da-folha',
  'segredo-da-marca',
  tokenHash(planted.token),
] as const;

const home = { municipality_id: ids.municipality.home, school_year: 2026 };

/** Rows of every table that names a person, of one pupil: by calls where calls write down more than the row, else directly. Answers ids of the files. */
export async function plantPerson(server: TestServer): Promise<string[]> {
  const { db } = server;
  const { userId: user_id } = planted;
  const putFile = async (text: string) => {
    const stored = await server.fileStore.put(Buffer.from(text), {
      municipalityId: home.municipality_id,
      now: testNow,
    });
    const { key, sha256, sizeBytes: size } = stored;
    const media_type = 'image/jpeg';
    const [row] = await db.insert(files).values({ key, sha256, size, media_type }).returning();
    return row?.id ?? '';
  };
  const stored = {
    photo: await putFile('foto'),
    sheet: await putFile('folha'),
    crop: await putFile('recorte'),
    attempt: await putFile('folha anterior'),
    sound: await putFile('som'),
    diploma: await putFile('diploma'),
  };
  await call(server, userEndpoints.update, {
    role: 'MANAGER',
    params: { id: user_id },
    headers: { 'idempotency-key': 'planted' },
    body: {
      email: 'zelia@segredo.br',
      profile: {
        cpf: '529.982.247-25',
        birth_date: '2014-03-02',
        gender: 'FEMALE',
        profile_email: [{ email: 'mae@segredo.br' }],
        profile_phone: [{ number: '(35) 98877-6655' }],
        profile_address: [{ street: 'Rua do Segredo' }],
      },
    },
  });
  await call(server, attendanceEndpoints.save, {
    role: 'TEACHER',
    headers: { 'idempotency-key': 'roll' },
    body: [ids.pupil.assigned, ids.pupil.second].map((student_profile_id) => ({
      ...{ student_profile_id, class_id: ids.class.assigned, discipline_id: ids.discipline, date: '2026-05-19' },
      ...{ status: 'ABSENT' as const, notes: student_profile_id === profileId ? 'segredo-da-chamada' : 'da colega' },
    })),
  });
  await call(server, learningEndpoints.comment, {
    role: 'TEACHER',
    body: { student_id: user_id, module_id: 1, lesson_key: 'aula_1', comment: 'segredo-do-comentario' },
  });
  await db.update(profiles).set({ photo_file_id: stored.photo }).where(eq(profiles.id, profileId));
  const [result] = await db
    .update(assessmentResults)
    .set({ photo_file_id: stored.sheet, details: { omr: [], total: 6, acertos: 4, origem: 'segredo-da-folha' } })
    .where(eq(assessmentResults.student_profile_id, profileId))
    .returning();
  const ofResult = { ...home, result_id: result?.id ?? '' };
  // What a person decided of a sheet says only whose result it is.
  const decided = { action: 'UPDATE' as const, table_name: 'assessment_results', record_id: ofResult.result_id };
  await db.insert(auditLog).values({ ...home, ...decided, from: { answers: [{ marked: 'segredo-da-marca' }] } });
  const open = { group: 0, question: 1, state: 'uncertain' as const };
  await db.insert(resultReviews).values({ ...ofResult, ...open, crop_file_id: stored.crop });
  const earlier = { score: 50, key_version: 'A' as const, details: exampleEvaluation };
  await db.insert(resultAttempts).values({ ...ofResult, ...earlier, photo_file_id: stored.attempt });
  const text = 'segredo-da-leitura';
  const sound = {
    student_profile_id: profileId,
    file_id: stored.sound,
    text,
    ear_marks: { words: ['read' as const, null], started_s: 0, ended_s: 2 },
  };
  await db.insert(readingRecordings).values({ ...ofResult, ...sound, keep_until: new Date('2027-01-01T00:00:00Z') });
  const consent = { municipality_id: home.municipality_id, student_profile_id: profileId };
  await db.insert(recordingConsents).values({ ...consent, term_since: testNow, recorded_at: testNow });
  const grade = { class_id: ids.class.assigned, discipline_id: ids.discipline, student_profile_id: profileId };
  const period = { scope: 'BIMESTER' as const, period_index: 1 };
  await db.insert(grades).values({ ...home, ...grade, ...period, score: 7.5, posted_by: ids.user('TEACHER') });
  const posted = [ids.pupil.assigned, ids.pupil.second].map((student_profile_id) => ({
    student_profile_id,
    score: 7.5,
  }));
  const posting = { assessment_id: ids.assessment.assigned, discipline_id: ids.discipline, school_year: 2026 };
  await db.insert(assessmentPostings).values({ ...posting, ...period, weight: 1, grades: posted as never });
  await db.insert(userAchievements).values({ user_id, achievement_id: ids.achievement });
  await db.insert(progress).values({ user_id, lesson_id: ids.lesson, viewed: true });
  const answers = [{ question: 2, answer: 'segredo-da-resposta' }];
  await db.insert(moduleAnswers).values({ ...home, user_id, lesson_id: ids.lesson, answers });
  await db.insert(notifications).values({ user_id, message: 'segredo-do-aviso' });
  await db.insert(globalNotificationReads).values({ user_id, global_notification_id: ids.announcement });
  await db.insert(userPreferences).values({ user_id, muted: ['LOGIN'] });
  await db.insert(userPermissionOverrides).values({ user_id });
  await db.insert(userPermissions).values({ user_id, permission: 'view_aulas' });
  const expires_at = new Date('2027-01-01T00:00:00Z');
  const token_hash = tokenHash(planted.token);
  await db.insert(sessions).values({ user_id, token_hash, user_agent: 'segredo-do-navegador', expires_at });
  await db
    .insert(oneTimeTokens)
    .values({ kind: 'password-reset', user_id, token_hash: tokenHash('reset'), expires_at });
  const request_hash = tokenHash('request');
  await db.insert(idempotencyRecords).values({ user_id, key: 'own', request_hash, status: 200, answer: {} });
  const course = { course_name: 'segredo-do-curso', diploma_file_id: stored.diploma };
  await db.insert(qualifications).values({ teacher_profile_id: profileId, ...course });
  const lesson = { weekday: 'MONDAY' as const, start_time: '07:00', end_time: '07:50' };
  await db.insert(teacherSchedules).values({ teacher_profile_id: profileId, ...lesson });
  const taught = { class_id: ids.class.assigned, teacher_profile_id: profileId, discipline_id: ids.discipline };
  await db.insert(classTeachers).values(taught);
  await db.insert(peopleImports).values({ id: ids.session('STUDENT'), user_id, status: 'DONE', total: 1 });
  const report = { report: 'attendance' as const, format: 'CSV' as const, filters: {} as never, shown: {} };
  await db.insert(reportFiles).values({ user_id, ...report });
  await db.update(materials).set({ created_by: user_id }).where(eq(materials.id, ids.material.assigned));
  await db.update(assessments).set({ created_by: user_id }).where(eq(assessments.id, ids.assessment.assigned));
  await db.update(answerKeys).set({ updated_by: user_id }).where(eq(answerKeys.assessment_id, ids.assessment.assigned));
  await db.update(disciplines).set({ created_by: user_id }).where(eq(disciplines.id, ids.discipline));
  const skill = { municipality_id: home.municipality_id, code: 'REDE-7', kind: 'NETWORK' as const, source: 'Rede' };
  await db.insert(skills).values({ ...skill, created_by: user_id });
  await db.insert(sheetModels).values({ municipality_id: home.municipality_id, name: 'Simulado', created_by: user_id });
  const { municipality_id } = home;
  const question = { statement: 'Quanto é 2 + 2?', options: ['3', '4'], rule: 'b' as const };
  await db.insert(bankItems).values({ municipality_id, ...question, created_by: user_id });
  const run = {
    assessment_group_id: ids.assessment.assigned,
    title: 'Prova',
    school_year: 2026,
    model: '2PL' as const,
  };
  await db.insert(scaleRuns).values({ municipality_id, ...run, created_by: user_id });
  await db.update(classEvents).set({ created_by: user_id }).where(eq(classEvents.id, ids.event.assigned));
  await db
    .update(postingReopenings)
    .set({ created_by: user_id })
    .where(eq(postingReopenings.id, ids.reopening.assigned));
  await db.insert(globalNotifications).values({ message: 'Olá', created_by: user_id });
  await db.insert(settings).values({ key: 'planted', value: 1, updated_by: user_id });
  await db.insert(rolePermissionOverrides).values({ role: 'MENTOR', updated_by: user_id });
  await call(server, userEndpoints.get, { role: 'TEACHER', params: { id: user_id } });
  return Object.values(stored);
}
