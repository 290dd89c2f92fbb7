import { type Assessment, type QuestionAnalysis, questionRuleSchema, yearOfClass } from '@caderneta/contract';
import { useItemWrites } from '../../../parts/bank-items/bank-items.api.ts';
import { bankItemsCopy } from '../../../parts/bank-items/bank-items.copy.ts';
import { ItemFormDialog } from '../../../parts/bank-items/screens/ItemFormDialog.tsx';
import { useManagedMunicipality } from '../../../parts/managed-municipality/use-managed-municipality.ts';
import { useQuestionSkills } from '../../../parts/question-skills/question-skills.api.ts';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';

export interface KeepItemProps {
  assessment: Assessment;
  question: QuestionAnalysis;
  onClose: () => void;
}

/** 'Guardar no banco': a question of an assessment, whose results are then its first use. */
export function KeepItem({ assessment, question: asked, onClose }: KeepItemProps) {
  const municipality = useManagedMunicipality();
  const writes = useItemWrites();
  const skills = useQuestionSkills(assessment.id);
  const { group, question } = asked;
  // The form begins with what is known: it waits for the skills.
  if (skills.data === undefined && skills.failure === null) return null;
  const own = skills.data?.find((one) => one.group === group && one.question === question);
  const rule = questionRuleSchema.safeParse(asked.correct.toLowerCase()).data;
  const { toasts, form } = bankItemsCopy;
  return (
    <ItemFormDialog
      title={form.keepTitle}
      form={`questao.${assessment.id}.${group}.${question}`}
      editing={null}
      known={{
        municipality_id: assessment.institution.municipality_id,
        year: yearOfClass(assessment.class.grade),
        skills: own?.codes ?? [],
        ...(rule ? { rule } : {}),
      }}
      municipality={municipality}
      onClose={onClose}
      onSave={(input) =>
        tellWrite(writes.create({ ...input, from: { assessment_id: assessment.id, group, question } }), {
          ...{ done: toasts.created, failed: toasts.createFailed },
        })
      }
    />
  );
}
