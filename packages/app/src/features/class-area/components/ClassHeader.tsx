import type { SchoolClass } from '@caderneta/contract';
import { Badge, PageHeader } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { classAreaCopy } from '../class-area.copy.ts';
import * as styles from './class-area.css.ts';

/** The head of the class area: which class, its year and its school; without one, what to do. */
export function ClassHeader({
  schoolClass,
  hasId,
  actions,
}: {
  schoolClass: SchoolClass | undefined;
  hasId: boolean;
  actions?: ReactNode;
}) {
  const texts = classAreaCopy;
  const subtitle = schoolClass ? (
    <>
      <b className={styles.className}>{`${schoolClass.grade} ${schoolClass.section}`}</b>
      {schoolClass.academic_year !== null && <Badge tone="brand">{schoolClass.academic_year}</Badge>}
      <span>{schoolClass.institution.name}</span>
    </>
  ) : hasId ? (
    texts.loading
  ) : (
    texts.choose
  );
  return <PageHeader title={texts.title} subtitle={subtitle} backHref={paths.classes} actions={actions} />;
}
