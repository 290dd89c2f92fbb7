import { importColumns, importTemplate } from '@caderneta/contract';
import { Button, Card, ComboBox, FileDrop, Form, SegmentedControl, saveFile, TextArea } from '@caderneta/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { readBase64 } from '../../../lib/read-file.ts';
import * as styles from '../components/people-import.css.ts';
import { useClassesOf, useInstitutions } from '../people-import.api.ts';
import { importCopy } from '../people-import.copy.ts';
import type { usePeopleImport } from '../use-people-import.ts';

type Import = ReturnType<typeof usePeopleImport>;

/** Who, where, and the sheet: a file or what was copied from one. */
export function ImportForm({ values, change, errors, isChecking, isInstitutionFixed, check }: Import) {
  const texts = importCopy;
  const institutions = useInstitutions();
  const classes = useClassesOf(values.role === 'STUDENT' ? values.institutionId : null);
  const failed = [institutions, classes].filter(({ failure }) => failure !== null);
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
          <ComboBox
            isRequired
            name="institution_id"
            label={texts.institution}
            placeholder={texts.choose}
            items={(institutions.rows ?? []).map(({ id, name }) => ({ id, label: name }))}
            isLoading={institutions.isLoading}
            isDisabled={isInstitutionFixed}
            selectedId={values.institutionId}
            onChange={(institutionId) => change({ institutionId, classId: null })}
            errorMessage={institutions.failure ? texts.institutionsFailed : errors.institution_id}
          />
          {values.role === 'STUDENT' && (
            <ComboBox
              name="class_id"
              label={texts.schoolClass}
              placeholder={texts.choose}
              items={(classes.rows ?? []).map(({ id, grade, section, academic_year }) => ({
                id,
                label: texts.className(grade, section, academic_year),
              }))}
              isLoading={classes.isLoading}
              isDisabled={values.institutionId === null}
              description={values.institutionId === null ? texts.institutionFirst : undefined}
              selectedId={values.classId}
              onChange={(classId) => change({ classId })}
              errorMessage={classes.failure ? texts.classesFailed : errors.class_id}
            />
          )}
          {failed.length > 0 && (
            <Button onPress={() => void Promise.all(failed.map(({ reload }) => reload()))} className={styles.retry}>
              {texts.retry}
            </Button>
          )}
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
