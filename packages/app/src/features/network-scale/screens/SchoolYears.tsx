import type { ScaleGroup } from '@caderneta/contract';
import { Skeleton } from '@caderneta/ui';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { classesOverYears } from '../compare-years.ts';
import { baseReference, Groups, Years } from '../components/Means.tsx';
import { useSchoolYears } from '../network-scale.api.ts';
import { networkScaleCopy } from '../network-scale.copy.ts';

const { years: yearTexts, groups: texts } = networkScaleCopy;

/** One school in every exam of a calibration's scale, and its classes in each. */
export function SchoolYears({ runId, school }: { runId: string; school: Pick<ScaleGroup, 'id' | 'name'> }) {
  const years = useSchoolYears(runId, school.id);
  const { data, failure } = years;
  if (data === undefined) {
    return failure ? <LoadFailed title={yearTexts.failed} of={years} /> : <Skeleton rows={4} />;
  }
  const hasYears = data.length > 1;
  return (
    <>
      {hasYears && <Years title={yearTexts.ofSchool(school.name)} years={data} schoolId={school.id} />}
      <Groups
        title={texts.classesOf(school.name)}
        description={hasYears ? `${texts.description} ${texts.classYears}` : texts.description}
        reference={baseReference}
        groups={classesOverYears(data, texts.classOf)}
        noun={texts.classNoun}
      />
    </>
  );
}
