import { PageHeader } from '@caderneta/ui';
import { FaqContent } from '../components/FaqContent.tsx';
import { helpCopy } from '../help.copy.ts';

/** The questions inside the application, from the profile menu. */
export default function HelpScreen() {
  return (
    <>
      <PageHeader title={helpCopy.title} subtitle={helpCopy.lead} />
      <FaqContent />
    </>
  );
}
