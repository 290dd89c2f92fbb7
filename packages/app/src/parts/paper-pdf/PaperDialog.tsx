import { exportFileName } from '@caderneta/contract';
import { Button, LinkButton, Modal, ProgressBar } from '@caderneta/ui';
import { Download, ExternalLink, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PaperSection } from './paper-document.ts';
import { paperPdfCopy as texts } from './paper-pdf.copy.ts';
import { paperUrl } from './paper-url.ts';
import { startPaper } from './write-paper.ts';

export interface Paper {
  /** Base of the file's name, to which the day is added: 'boletins'. */
  readonly fileName: string | readonly string[];
  /** What is in it: '28 boletins'. */
  readonly holds: string;
  /** School whose data stand in the head; one's own where absent. */
  readonly institutionId?: string | undefined;
  readonly sections: readonly PaperSection[];
}

/** What is to be drawn. `make` lays it out, and brings what that takes; null where there is nothing, which was said. */
export interface PaperWork {
  readonly title: string;
  readonly make: () => Promise<Paper | null>;
}

export interface PaperDialogProps extends PaperWork {
  onClose: () => void;
}

type State =
  | { readonly step: 'making' }
  | { readonly step: 'failed' }
  | { readonly step: 'made'; readonly url: string; readonly paper: Paper };

/** Makes a document as one PDF, to be printed or kept. */
export function PaperDialog({ title, make, onClose }: PaperDialogProps) {
  const [state, setState] = useState<State>({ step: 'making' });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once a press, of the rows of that press
  useEffect(() => {
    let isOver = false;
    let url: string | null = null;
    const work = async () => {
      startPaper();
      const paper = await make();
      if (isOver) return;
      if (paper === null) return onClose();
      url = await paperUrl(title, paper);
      if (isOver && url !== null) URL.revokeObjectURL(url);
      else setState(url === null ? { step: 'failed' } : { step: 'made', url, paper });
    };
    work().catch(() => setState({ step: 'failed' }));
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [attempt]);

  return (
    <Modal
      isOpen
      title={title}
      size="small"
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{texts.close}</Button>
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
                download={exportFileName(state.paper.fileName, 'pdf', new Date())}
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
      {state.step === 'made' && <p role="status">{texts.done(state.paper.holds)}</p>}
      {state.step === 'failed' && <p role="alert">{texts.failed}</p>}
    </Modal>
  );
}
