import { ScrollArea, Spinner } from '@caderneta/ui';
import { useEffect, useState } from 'react';
import { text as textStyle } from './attachment-preview.css.ts';

/** As much of a long text as is looked at without downloading it, bytes. */
const SHOWN_BYTES = 200_000;

/** The beginning of a text file, as plain letters. */
export function TextPreview({ url, onFail }: { url: string; onFail: () => void }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const read = async () => {
      try {
        const answer = await fetch(url, {
          signal: controller.signal,
          headers: { range: `bytes=0-${SHOWN_BYTES - 1}` },
        });
        if (!answer.ok) throw new Error(String(answer.status));
        setText(await answer.text());
      } catch {
        if (!controller.signal.aborted) onFail();
      }
    };
    void read();
    return () => controller.abort();
  }, [url, onFail]);
  return text === null ? <Spinner /> : <ScrollArea className={textStyle}>{text}</ScrollArea>;
}
