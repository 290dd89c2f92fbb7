import { importColumns, importTemplate } from '@caderneta/contract';
import { Button, Card, FileDrop, Form, SegmentedControl, saveFile, TextArea } from '@caderneta/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { readBase64 } from '../../../lib/read-file.ts';
import { ClassField, InstitutionField, RetryLists } from '../../../parts/class-pickers/ClassPickers.tsx';
import { useClassesOf, useInstitutions } from '../../../parts/class-pickers/class-pickers.api.ts';
import * as styles from '../components/people-import.css.ts';
import { importCopy } from '../people-import.copy.ts';
import type { usePeopleImport } from '../use-people-import.ts';

type Import = ReturnType<typeof usePeopleImport>;

/** Who, where, and the sheet: a file or what was copied from one. */
export function ImportForm({ values, change, errors, isChecking, isInstitutionFixed, check }: Import) {
  const texts = importCopy;
  const institutions = useInstitutions();
  const classes = useClassesOf(values.role === 'STUDENT' ? values.institutionId : null);
  const [unreadable, setUnreadable] = useState(false);

  const take = async (file: File) => {
    const base64 = await readBase64(file);
    setUnreadable(base64 === null);
    if (base64 !== null) change({ file: { name: file.name, size: file.size, base64 } });
  };

  return (
    <Card>
      <Form onSubmit={() => void check()} className={styles.stack}>
        <SegmentedControl
          label={texts.role}
          items={[
            { id: 'STUDENT', label: texts.roles.STUDENT },
            { id: 'TEACHER', label: texts.roles.TEACHER },
          ]}
          selectedId={values.role}
          onChange={(role) => change({ role: role === 'TEACHER' ? 'TEACHER' : 'STUDENT' })}
        />
        <div className={styles.pair}>
          <InstitutionField
            isRequired
            name="institution_id"
            institutions={institutions}
            isDisabled={isInstitutionFixed}
            selectedId={values.institutionId}
            onChange={(institutionId) => change({ institutionId, classId: null })}
            errorMessage={errors.institution_id}
          />
          {values.role === 'STUDENT' && (
            <ClassField
              name="class_id"
              label={texts.schoolClass}
              classes={classes}
              isWaiting={values.institutionId === null}
              selectedId={values.classId}
              onChange={(classId) => change({ classId })}
              errorMessage={errors.class_id}
            />
          )}
          <RetryLists lists={[institutions, classes]} />
        </div>
        <SegmentedControl
          label={texts.source}
          items={[
            { id: 'file', label: texts.sources.file },
            { id: 'text', label: texts.sources.text },
          ]}
          selectedId={values.source}
          onChange={(source) => change({ source: source === 'text' ? 'text' : 'file' })}
        />
        {values.source === 'file' ? (
          <FileDrop
            label={texts.file}
            description={texts.fileHint}
            accept={['.csv', '.txt', '.tsv']}
            file={values.file}
            onFile={(file) => void take(file)}
            errorMessage={unreadable ? texts.fileUnreadable : errors.file}
          />
        ) : (
          <TextArea
            name="text"
            label={texts.text}
            description={texts.textHint}
            rows={10}
            spellCheck="false"
            value={values.text}
            onChange={(text) => change({ text })}
            errorMessage={errors.text ?? errors.file}
          />
        )}
        <p className={styles.quiet}>{texts.columnsOf(importColumns[values.role])}</p>
        <p className={styles.quiet}>{texts.emailNote}</p>
        <div className={styles.bar}>
          <Button
            icon={<Download />}
            onPress={() => saveFile(texts.templateName[values.role], importTemplate(values.role), 'text/csv')}
          >
            {texts.template}
          </Button>
          <Button variant="primary" type="submit" isPending={isChecking}>
            {texts.check}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
