import pg from 'pg';

/** Fills the demonstration's main class with pupils of its school and year until it has so many. Gives the class's id. */
export async function growClass(databaseUrl: string, pupils: number): Promise<string> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<{
      id: string;
      institution_id: string;
      academic_year: number;
      enrolled: number;
    }>(
      `select c.id, c.institution_id, c.academic_year,
         (select count(*)::int from enrolments e where e.class_id = c.id and e.ends_on is null) enrolled
       from school_classes c join class_teachers t on t.class_id = c.id join profiles p on p.id = t.teacher_profile_id
       join users u on u.id = p.user_id where u.email = 'lucia.prado@santaaurora.edu.br' and c.grade = '9º Ano' and c.section = 'C'`,
    );
    const [found] = rows;
    if (!found) throw new Error('the demonstration has no 9º Ano C');
    await database.query(
      `update enrolments set class_id = $1 where id in (
         select e.id from enrolments e join school_classes c on c.id = e.class_id
         where c.institution_id = $2 and e.class_id <> $1 and e.ends_on is null and e.school_year = $3 order by e.id limit $4)`,
      [found.id, found.institution_id, found.academic_year, Math.max(0, pupils - found.enrolled)],
    );
    return found.id;
  } finally {
    await database.end();
  }
}
