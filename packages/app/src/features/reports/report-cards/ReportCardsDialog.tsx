import { exportFileName, type ReportCardLine } from '@caderneta/contract';
import { Button, LinkButton, Modal, ProgressBar } from '@caderneta/ui';
import { Download, ExternalLink, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dayOf, writeDay } from '../../../lib/dates.ts';
import { counted } from '../../../lib/numbers.ts';
import { fetchReportHeader } from '../../../parts/paper/fetch-report-header.ts';
import { cardsCopy as texts } from './cards.copy.ts';
import { printCards } from './print-cards.ts';

export interface ReportCardsDialogProps {
  lines: readonly ReportCardLine[];
  institutionId: string | undefined;
  onClose: () => void;
}

type State =
  | { readonly step: 'making' }
  | { readonly step: 'failed' }
  | { readonly step: 'made'; readonly url: string };

/** Makes the boletins as one PDF, a page a pupil, to be printed or kept. */
export function ReportCardsDialog({ lines, institutionId, onClose }: ReportCardsDialogProps) {
  const [state, setState] = useState<State>({ step: 'making' });
  const [attempt, setAttempt] = useState(1);
  const pupils = new Set(lines.map(({ student_profile_id }) => student_profile_id)).size;

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once a press, of the rows of that press
  useEffect(() => {
    let isOver = false;
    let url: string | null = null;
    const make = async () => {
      const header = await fetchReportHeader(institutionId);
      const request = { title: texts.title, lines, header, issued: writeDay(dayOf(new Date())) };
      const pdf = await printCards(request);
      if (isOver) return;
      url = pdf && URL.createObjectURL(pdf);
      setState(url === null ? { step: 'failed' } : { step: 'made', url });
    };
    void make();
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [attempt]);

  const close = <Button onPress={onClose}>{texts.close}</Button>;
  return (
    <Modal
      isOpen
      title={texts.title}
      size="small"
      onOpenChange={onClose}
      footer={
        <>
          {close}
          {state.step === 'failed' && (
            <Button
              variant="primary"
              icon={<RotateCw />}
              onPress={() => {
                setState({ step: 'making' });
                setAttempt(attempt + 1);
              }}
            >
              {texts.retry}
            </Button>
          )}
          {state.step === 'made' && (
            <>
              <LinkButton href={state.url} target="_blank" icon={<ExternalLink />}>
                {texts.open}
              </LinkButton>
              <LinkButton
                variant="primary"
                href={state.url}
                download={exportFileName(texts.fileName, 'pdf', new Date())}
                icon={<Download />}
              >
                {texts.download}
              </LinkButton>
            </>
          )}
        </>
      }
    >
      {state.step === 'making' && <ProgressBar label={texts.making} />}
      {state.step === 'made' && <p role="status">{texts.done(counted(pupils, ...texts.page))}</p>}
      {state.step === 'failed' && <p role="alert">{texts.failed}</p>}
    </Modal>
  );
}
