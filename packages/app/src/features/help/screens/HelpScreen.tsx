import { PageHeader } from '@caderneta/ui';
import { helpCopy } from '../help.copy.ts';
import { FaqContent } from './FaqContent.tsx';

/** The questions inside the application, from the profile menu. */
export default function HelpScreen() {
  return (
    <>
      <PageHeader title={helpCopy.title} subtitle={helpCopy.lead} />
      <FaqContent />
    </>
  );
}
