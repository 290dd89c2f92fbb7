import './site.css';
import type { ReactNode } from 'react';

/** A written page of the site. */
export const Page = ({ children }: { children: ReactNode }) => (
  <article className="guide sb-unstyled">
    <div className="prose">{children}</div>
  </article>
);
