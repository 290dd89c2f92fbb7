import { Navigate } from 'react-router-dom';
import { hrefTo, paths, withQuery } from '../../../lib/paths.ts';
import { TeacherClasses } from '../components/TeacherClasses.tsx';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { TeacherStart } from './TeacherStart.tsx';

/** Chamada: the teacher's classes, each leading to its roll call; with one class, that roll call. */
export default function RollCallStartScreen() {
  return (
    <TeacherStart texts={dashboardsCopy.rollCallStart} elsewhere={paths.classes}>
      {({ classes, counts }) => {
        const [only, ...others] = classes;
        return only !== undefined && others.length === 0 ? (
          <Navigate replace to={withQuery(hrefTo('classArea', { classId: only.id }), { aba: 'frequencia' })} />
        ) : (
          <TeacherClasses classes={classes} isCallAwaited={counts.classes_without_roll_call > 0} toRollCall />
        );
      }}
    </TeacherStart>
  );
}
