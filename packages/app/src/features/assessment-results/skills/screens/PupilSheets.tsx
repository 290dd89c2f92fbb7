import { type ClassSkills, type PupilSkills, skillVerdict } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import { Printer } from 'lucide-react';
import { useRef } from 'react';
import { usePaper } from '../../../../parts/paper/use-paper.tsx';
import { skillResultsCopy } from '../skill-results.copy.ts';
import * as styles from '../skill-results.css.ts';

const texts = skillResultsCopy.pupils;

interface PupilSheetProps {
  pupil: PupilSkills;
  textOf: ReadonlyMap<string, string | null>;
  about: string;
}

function PupilSheet({ pupil, textOf, about }: PupilSheetProps) {
  const parts = (['known', 'again', 'few'] as const).map((verdict) => ({
    verdict,
    skills: pupil.skills.filter((skill) => skillVerdict(skill) === verdict),
  }));
  return (
    <li className={styles.sheet}>
      <h3 className={styles.name}>{pupil.name}</h3>
      <p className={styles.origin}>{about}</p>
      {parts
        .filter(({ verdict, skills }) => verdict !== 'few' || skills.length > 0)
        .map(({ verdict, skills }) => (
          <div key={verdict}>
            <p className={styles.part}>{texts[verdict]}</p>
            {skills.length === 0 ? (
              <p className={styles.quiet}>{texts.nothing}</p>
            ) : (
              <ul className={styles.items}>
                {skills.map((skill) => (
                  <li key={skill.code}>
                    <span>{textOf.get(skill.code) ?? skill.code}</span>{' '}
                    <span className={styles.quiet}>{`(${skill.code}, ${skillResultsCopy.tally(skill)})`}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
    </li>
  );
}

/** 'O que já sabe · a retomar' of every pupil, in plain words, to be printed in a lot; `about` says of which assessments and class. */
export function PupilSheets({ of: { skills, pupils }, about }: { of: ClassSkills; about: string }) {
  const sheets = useRef<HTMLUListElement>(null);
  const paper = usePaper();
  const textOf = new Map(skills.map(({ code, text }) => [code, text]));
  const print = () => {
    if (sheets.current === null) return;
    void paper.printUnderHead({ title: `${texts.paper} · ${about}`, content: sheets.current });
  };
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <Button icon={<Printer />} onPress={print}>
          {texts.print}
        </Button>
      </div>
      <ul ref={sheets} className={styles.sheets} aria-label={texts.label}>
        {pupils.map((pupil) => (
          <PupilSheet key={pupil.student_profile_id} pupil={pupil} textOf={textOf} about={about} />
        ))}
      </ul>
      {paper.fallback}
    </div>
  );
}
