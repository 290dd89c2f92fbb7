import type { Archived, ArchiveKind, PageRequest } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { holdsWords } from '../../server/query/search.ts';

interface ArchivedRow extends Record<string, unknown> {
  kind: ArchiveKind;
  id: string;
  name: string;
  place: string | null;
  archived_at: Date;
  with_parent: boolean;
  is_erased: boolean;
  total: number;
}

/** Everything archived: the same columns of every kind. */
const everything = sql`
  select 'municipality' as kind, m.id, m.name, m.state::text as place, m.archived_at, false as with_parent, false as is_erased
  from municipalities m where m.archived_at is not null
  union all
  select 'institution', i.id, i.name, m.name, i.archived_at, coalesce(m.archived_at = i.archived_at, false), false
  from institutions i join municipalities m on m.id = i.municipality_id where i.archived_at is not null
  union all
  select 'class', c.id, c.grade || ' ' || c.section || coalesce(' · ' || c.academic_year, ''), i.name, c.archived_at,
    coalesce(i.archived_at = c.archived_at, false), false
  from school_classes c join institutions i on i.id = c.institution_id where c.archived_at is not null
  union all
  select 'discipline', d.id, d.name, i.name, d.archived_at, coalesce(i.archived_at = d.archived_at, false), false
  from disciplines d join institutions i on i.id = d.institution_id where d.archived_at is not null
  union all
  select 'assessment', a.id, a.title, c.grade || ' ' || c.section || ' · ' || i.name, a.archived_at,
    coalesce(c.archived_at = a.archived_at, false), false
  from assessments a join school_classes c on c.id = a.class_id join institutions i on i.id = c.institution_id
  where a.archived_at is not null
  union all
  select 'user', u.id, u.name, coalesce(i.name, m.name), u.archived_at, false, u.erased_at is not null
  from users u
  left join lateral (select * from profiles where user_id = u.id order by created_at, id limit 1) p on true
  left join institutions i on i.id = p.institution_id
  left join municipalities m on m.id = p.municipality_id
  where u.archived_at is not null`;

/** What was archived, the newest first. The search reads name and place. */
export async function listArchived(
  db: Queries,
  { kind, search }: { kind?: ArchiveKind | undefined; search?: string | undefined },
  page: PageRequest,
): Promise<Page<Archived>> {
  const words = holdsWords(sql`x.name || ' ' || coalesce(x.place, '')`, search) ?? sql`true`;
  const wanted = kind ? sql`x.kind = ${kind} and ${words}` : words;
  const { rows } = await db.execute<ArchivedRow>(sql`
    select x.* from (${everything}) x where ${wanted}
    order by x.archived_at desc, x.kind, x.name, x.id limit ${page.limit} offset ${offsetOf(page)}`);
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${everything}) x where ${wanted}`,
  );
  return {
    ...page,
    rows: rows.map(({ kind: of, id, name, place, archived_at, with_parent, is_erased }) => ({
      kind: of,
      id,
      name,
      place,
      archived_at: new Date(archived_at).toISOString(),
      with_parent,
      is_erased,
    })),
    total: counted[0]?.total ?? 0,
  };
}
