import type { MunicipalitySettings } from '@caderneta/contract';
import { CalibrationCard } from './CalibrationCard.tsx';
import { MinimumsForm } from './MinimumsForm.tsx';
import { PostingForm } from './PostingForm.tsx';
import { ReadingRatesForm } from './ReadingRatesForm.tsx';
import { RecordingsForm } from './RecordingsForm.tsx';
import { TermsForm } from './TermsForm.tsx';

/** What follows a network's school year. */
export function FurtherMunicipalityForms({ settings }: { settings: MunicipalitySettings }) {
  return (
    <>
      <TermsForm settings={settings} />
      <MinimumsForm settings={settings} />
      <PostingForm settings={settings} />
      <ReadingRatesForm settings={settings} />
      <RecordingsForm settings={settings} />
      <CalibrationCard settings={settings} />
    </>
  );
}
