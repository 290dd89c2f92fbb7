import useSWRImmutable from 'swr/immutable';
import type { Licences } from './licences.ts';

async function readLicences(): Promise<Licences> {
  const answer = await fetch('/licences.json');
  if (!answer.ok) throw new Error(`licences.json: ${answer.status}`);
  return answer.json();
}

/** The licences as the build listed them. */
export const useLicences = () => useSWRImmutable<Licences, Error>('licences', readLicences);
