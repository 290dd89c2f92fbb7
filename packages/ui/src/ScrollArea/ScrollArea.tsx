import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * A part that may scroll within another: while its content does not fit, the keyboard can reach it and scroll it.
 * The class decides its size and its overflow.
 */
export function ScrollArea({ className, children }: { className?: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={area} className={className} tabIndex={overflows ? 0 : undefined}>
      {children}
    </div>
  );
}
