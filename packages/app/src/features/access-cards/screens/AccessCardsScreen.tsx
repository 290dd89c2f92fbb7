import { EmptyState, PageHeader, Stack } from '@caderneta/ui';
import { hrefTo } from '../../../lib/paths.ts';
import { useClassesOf } from '../../../parts/class-pickers/class-pickers.api.ts';
import { classPickersCopy } from '../../../parts/class-pickers/class-pickers.copy.ts';
import { accessCardsCopy } from '../access-cards.copy.ts';
import { useClassChoice } from '../use-class-choice.ts';
import { ClassAccess } from './ClassAccess.tsx';
import { ClassPicker } from './ClassPicker.tsx';

/** Cartões de acesso: a class's first-access codes, to be printed and cut out. */
export default function AccessCardsScreen() {
  const texts = accessCardsCopy;
  const choice = useClassChoice();
  const classes = useClassesOf(choice.institutionId);
  const chosen = classes.rows?.find(({ id }) => id === choice.classId);
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} backHref={hrefTo('students')} />
      <Stack>
        <ClassPicker choice={choice} />
        {chosen === undefined ? (
          <EmptyState title={texts.pick.title} message={texts.pick.message} />
        ) : (
          <ClassAccess
            key={chosen.id}
            classId={chosen.id}
            institutionId={chosen.institution_id}
            className={`${classPickersCopy.className(chosen.grade, chosen.section, chosen.academic_year)} · ${chosen.institution.name}`}
          />
        )}
      </Stack>
    </>
  );
}
