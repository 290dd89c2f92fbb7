import { colleagueOf, disciplinesOf, ids, institutionOf, municipalityOf, type Place, testFile } from './fixture.ts';
import type { MatrixRequest, RequestOfOwner } from './matrix-request.ts';

/** Requests of the academic calls that reach one row of a place. */
export const academicByPlace: Readonly<Record<string, (place: Place) => MatrixRequest>> = {
  'GET /municipalities/:id': (place) => ({ url: `/municipalities/${municipalityOf[place]}` }),
  'PATCH /municipalities/:id': (place) => ({
    url: `/municipalities/${municipalityOf[place]}`,
    body: { name: 'Outro' },
  }),
  'DELETE /municipalities/:id': (place) => ({ url: `/municipalities/${municipalityOf[place]}` }),
  'GET /institutions/:id': (place) => ({ url: `/institutions/${institutionOf[place]}` }),
  'POST /institutions': (place) => ({
    url: '/institutions',
    body: { name: 'Escola Nova', municipality_id: municipalityOf[place] },
  }),
  'PATCH /institutions/:id': (place) => ({ url: `/institutions/${institutionOf[place]}`, body: { director: 'Ana' } }),
  'DELETE /institutions/:id': (place) => ({ url: `/institutions/${institutionOf[place]}` }),
  'GET /settings/municipality/:id': (place) => ({ url: `/settings/municipality/${municipalityOf[place]}` }),
  'PATCH /settings/municipality/:id': (place) => ({
    url: `/settings/municipality/${municipalityOf[place]}`,
    body: { minimum_mean: 5 },
  }),
  'GET /settings/institution/:id': (place) => ({ url: `/settings/institution/${institutionOf[place]}` }),
  'PATCH /settings/institution/:id': (place) => ({
    url: `/settings/institution/${institutionOf[place]}`,
    body: { phone: '(35) 3333-4444' },
  }),
  'GET /settings/report-header': (place) => ({
    url: `/settings/report-header?institution_id=${institutionOf[place]}`,
  }),
  'GET /disciplines/:id/details': (place) => ({ url: `/disciplines/${disciplinesOf[place][0]}/details` }),
  'POST /disciplines': (place) => ({
    url: '/disciplines',
    body: { name: 'Ciências', institution_id: institutionOf[place] },
  }),
  'PATCH /disciplines/:id': (place) => ({ url: `/disciplines/${disciplinesOf[place][0]}`, body: { name: 'Leitura' } }),
  'DELETE /disciplines/:id': (place) => ({ url: `/disciplines/${disciplinesOf[place][0]}` }),
  'GET /materials/:id': (place) => ({ url: `/materials/${ids.material[place]}` }),
  'GET /materials/:id/file': (place) => ({ url: `/materials/${ids.material[place]}/file` }),
  'POST /materials': (place) => ({
    url: '/materials',
    body: { class_id: ids.class[place], title: 'Lista', file: Buffer.from(testFile).toString('base64') },
  }),
  'PATCH /materials/:id': (place) => ({ url: `/materials/${ids.material[place]}`, body: { hidden: true } }),
  'DELETE /materials/:id': (place) => ({ url: `/materials/${ids.material[place]}` }),
  'GET /assessments/:id/file': (place) => ({ url: `/assessments/${ids.assessment[place]}/file` }),
  'POST /class-events': (place) => ({
    url: '/class-events',
    body: { class_id: ids.class[place], title: 'Feira', date: '2026-06-01' },
  }),
  'PATCH /class-events/:id': (place) => ({ url: `/class-events/${ids.event[place]}`, body: { title: 'Outra' } }),
  'DELETE /class-events/:id': (place) => ({ url: `/class-events/${ids.event[place]}` }),
  'GET /classes/:id/calendar': (place) => ({ url: `/classes/${ids.class[place]}/calendar` }),
  'GET /classes/:id/progress': (place) => ({ url: `/classes/${ids.class[place]}/progress` }),
  'GET /classes/:id/performance': (place) => ({ url: `/classes/${ids.class[place]}/performance` }),
  'GET /institutions/:id/year-turnover': (place) => ({
    url: `/institutions/${institutionOf[place]}/year-turnover?from_year=2026`,
  }),
  'POST /institutions/:id/year-turnover': (place) => ({
    url: `/institutions/${institutionOf[place]}/year-turnover`,
    body: { from_year: 2025 },
  }),
  'POST /posting-reopenings': (place) => ({
    url: '/posting-reopenings',
    body: { class_id: ids.class[place], year: 2026, scope: 'BIMESTER', period_index: 1, until: '2026-05-30' },
  }),
  'DELETE /posting-reopenings/:id': (place) => ({ url: `/posting-reopenings/${ids.reopening[place]}` }),
  'GET /reports/attendance': (place) => ({ url: `/reports/attendance?class_id=${ids.class[place]}` }),
  'GET /reports/absentees': (place) => ({ url: `/reports/absentees?class_id=${ids.class[place]}` }),
  'GET /reports/pupils': (place) => ({ url: `/reports/pupils?class_id=${ids.class[place]}` }),
  'GET /reports/posted-grades': (place) => ({ url: `/reports/posted-grades?class_id=${ids.class[place]}` }),
  'GET /reports/readings': (place) => ({ url: `/reports/readings?class_id=${ids.class[place]}` }),
  'GET /reports/report-cards': (place) => ({ url: `/reports/report-cards?class_id=${ids.class[place]}` }),
  'GET /attendance': (place) => ({ url: `/attendance?class_id=${ids.class[place]}` }),
  'GET /attendance/summary': (place) => ({ url: `/attendance/summary?class_id=${ids.class[place]}` }),
  'POST /attendance': (place) => ({
    url: '/attendance',
    body: [
      {
        class_id: ids.class[place],
        student_profile_id: ids.pupil[place],
        discipline_id: disciplinesOf[place][0],
        date: '2026-05-20',
        status: 'ABSENT',
      },
    ],
  }),
  'GET /grades': (place) => ({ url: `/grades?class_id=${ids.class[place]}` }),
  'POST /grades': (place) => ({ url: '/grades', body: grade(place) }),
  'POST /grades/batch': (place) => ({ url: '/grades/batch', body: [grade(place)] }),
  'GET /classes/:id/teachers': (place) => ({ url: `/classes/${ids.class[place]}/teachers` }),
  'POST /classes/:id/teachers': (place) => ({
    url: `/classes/${ids.class[place]}/teachers`,
    body: { teacher_profile_id: colleagueOf[place], discipline_id: disciplinesOf[place][1] },
  }),
  'DELETE /classes/:id/teachers/:assignmentId': (place) => ({
    url: `/classes/${ids.class[place]}/teachers/${ids.assignment[place]}`,
  }),
};

const grade = (place: Place) => ({
  class_id: ids.class[place],
  student_profile_id: ids.pupil[place],
  discipline_id: disciplinesOf[place][0],
  scope: 'BIMESTER',
  period_index: 1,
  score: 8.5,
});

/** Lists of the academic calls: the ids that the answer to a scope must hold. */
export const academicLists: Readonly<Record<string, { url: string; idsOf: (within: readonly Place[]) => string[] }>> = {
  'GET /municipalities': { url: '/municipalities', idsOf: (within) => within.map((place) => municipalityOf[place]) },
  'GET /materials': { url: '/materials', idsOf: (within) => within.map((place) => ids.material[place]) },
  'GET /posting-reopenings': {
    url: '/posting-reopenings',
    idsOf: (within) => within.map((place) => ids.reopening[place]),
  },
  'GET /class-events': { url: '/class-events', idsOf: (within) => within.map((place) => ids.event[place]) },
  'GET /teacher-schedules': {
    url: '/teacher-schedules',
    idsOf: (within) => within.map((place) => ids.schedule[place]),
  },
  'GET /disciplines': { url: '/disciplines', idsOf: (within) => within.flatMap((place) => disciplinesOf[place]) },
};

const timetableLine = (teacher_profile_id: string): MatrixRequest => ({
  url: '/teacher-schedules',
  body: { teacher_profile_id, start_time: '10:00', end_time: '11:00' },
});

const question = { category_id: ids.faqCategory.empty, question: 'Onde?', answer: 'Aqui.' };

/** Academic calls over what is the whole network's, or a teacher's own. */
export const academicRequests: Readonly<Record<string, RequestOfOwner>> = {
  'GET /reports/files/:id/content': (role, other) => ({
    own: { url: `/reports/files/${ids.reportFile(role)}/content` },
    foreign: { url: `/reports/files/${ids.reportFile(other)}/content` },
  }),
  'DELETE /reports/files/:id': (role, other) => ({
    own: { url: `/reports/files/${ids.reportFile(role)}` },
    foreign: { url: `/reports/files/${ids.reportFile(other)}` },
  }),
  'POST /reports/files': () => ({
    own: { url: '/reports/files', body: { report: 'audit', format: 'CSV', filters: {} } },
  }),
  'POST /teacher-schedules': (role) => ({
    own: timetableLine(ids.profile(role)),
    ...(role === 'MASTER' ? {} : { foreign: timetableLine(ids.colleague.near) }),
  }),
  'DELETE /teacher-schedules/:id': (role) => ({
    own: { url: `/teacher-schedules/${ids.schedule.assigned}` },
    ...(role === 'MASTER' ? {} : { foreign: { url: `/teacher-schedules/${ids.schedule.unassigned}` } }),
  }),
  'POST /reports/exports': () => ({
    own: { url: '/reports/exports', body: { report: 'pupils', format: 'CSV', rows: 3, hide_personal: true } },
  }),
  'PATCH /settings/network': () => ({ own: { url: '/settings/network', body: { session_hours: 8 } } }),
  'POST /settings/network/mail-test': () => ({
    own: { url: '/settings/network/mail-test', body: { to: 'ana@rede.br' } },
  }),
  'PATCH /settings/me': () => ({ own: { url: '/settings/me', body: { notifications: { muted: ['LOGIN'] } } } }),
  'POST /archive/:kind/:id/restore': () => ({ own: { url: `/archive/discipline/${ids.archivedDiscipline}/restore` } }),
  'POST /municipalities': () => ({ own: { url: '/municipalities', body: { name: 'Vila Nova', state: 'BA' } } }),
  'POST /faqs': () => ({ own: { url: '/faqs', body: question } }),
  'PUT /faqs/:id': () => ({ own: { url: `/faqs/${ids.faq}`, body: question } }),
  'DELETE /faqs/:id': () => ({ own: { url: `/faqs/${ids.faq}` } }),
  'POST /categories': () => ({ own: { url: '/categories', body: { name: 'Notas' } } }),
  'PUT /categories/:id': () => ({ own: { url: `/categories/${ids.faqCategory.used}`, body: { name: 'Entrada' } } }),
  'DELETE /categories/:id': () => ({ own: { url: `/categories/${ids.faqCategory.empty}` } }),
};
