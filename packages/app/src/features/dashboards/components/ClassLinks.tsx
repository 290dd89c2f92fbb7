import type { SchoolClass } from '@caderneta/contract';
import { Card, TextLink } from '@caderneta/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '../../../lib/paths.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import * as styles from './dashboard.css.ts';

/** The user's classes, each a link to its class area. */
export function ClassLinks({ classes }: { classes: readonly SchoolClass[] }) {
  const texts = dashboardsCopy.classes;
  return (
    <Card as="section" padding="none" className={styles.section} aria-labelledby="dashboard-classes">
      <div className={styles.sectionHead}>
        <h2 id="dashboard-classes">{texts.title}</h2>
        <TextLink href={paths.classes} standalone>
          {texts.all}
        </TextLink>
      </div>
      {classes.length === 0 ? (
        <p className={styles.quiet}>{texts.empty}</p>
      ) : (
        <ul className={styles.list}>
          {classes.map((schoolClass) => (
            <li key={schoolClass.id} className={styles.filler}>
              <Link to={hrefTo('classArea', { classId: schoolClass.id })} className={styles.row}>
                <span className={styles.rowText}>
                  <span className={styles.rowName}>{`${schoolClass.grade} ${schoolClass.section}`}</span>
                  <span className={styles.rowDetail}>{schoolClass.institution.name}</span>
                </span>
                <span className={styles.rowCount}>{texts.students(schoolClass._count.profiles)}</span>
                <ChevronRight size={18} aria-hidden="true" />
              </Link>
            </li>
          ))}
          <li className={styles.filler} aria-hidden="true" />
        </ul>
      )}
    </Card>
  );
}
