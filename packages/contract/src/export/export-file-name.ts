import { dayOf } from '../common/written-time.ts';

/** '9-ano-c' of '9º Ano C': what every file system and every mail takes. */
const plain = (text: string): string =>
  text
    .replace(/[ºª°]/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** `frequencia-por-turma_9-ano-c_2026-11-22.xlsx`: what it is, what narrows it, the day. 'dados' where nothing says what it is. */
export function exportFileName(
  parts: string | readonly string[],
  extension: 'csv' | 'xlsx' | 'pdf' | 'zip',
  now: Date,
): string {
  const words = [parts].flat().map(plain).filter(Boolean);
  return `${(words.length > 0 ? words : ['dados']).join('_')}_${dayOf(now)}.${extension}`;
}
