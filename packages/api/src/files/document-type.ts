import { plainFileName } from '@caderneta/contract';
import { fileTypeOf } from './file-type.ts';

const startsWith = (content: Uint8Array, text: string, offset = 0): boolean =>
  Buffer.from(content.subarray(offset, offset + text.length)).toString('latin1') === text;

const office = 'application/vnd.openxmlformats-officedocument.';
const officeFolders = [
  ['word/', `${office}wordprocessingml.document`],
  ['xl/', `${office}spreadsheetml.sheet`],
  ['ppt/', `${office}presentationml.presentation`],
] as const;
const openDocument = /^mimetype(application\/vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation))/;
/** Where the first entry's name stands in a ZIP. */
const zipNameAt = 30;

/** The office document that a ZIP is; null for any other archive. */
function zipTypeOf(content: Uint8Array): string | null {
  const head = Buffer.from(content.subarray(zipNameAt, zipNameAt + 80)).toString('latin1');
  const open = openDocument.exec(head)?.[1];
  if (open) return open;
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!bytes.includes('[Content_Types].xml')) return null;
  return officeFolders.find(([folder]) => bytes.includes(folder))?.[1] ?? null;
}

const sounds: readonly { type: string; offset: number; text: string }[] = [
  { type: 'audio/mpeg', offset: 0, text: 'ID3' },
  { type: 'audio/mpeg', offset: 0, text: '\xff\xfb' },
  { type: 'audio/mpeg', offset: 0, text: '\xff\xf3' },
  { type: 'audio/wav', offset: 8, text: 'WAVE' },
  { type: 'audio/ogg', offset: 0, text: 'OggS' },
  { type: 'audio/mp4', offset: 4, text: 'ftypM4A' },
  { type: 'video/mp4', offset: 4, text: 'ftyp' },
  { type: 'video/webm', offset: 0, text: '\x1aE\xdf\xa3' },
];

function isPlainText(content: Uint8Array): boolean {
  if (content.length === 0 || content.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}

/** The type of a file that a class may work with, from its bytes: picture, PDF, office document, sound, film or plain text; else null. */
export function documentTypeOf(content: Uint8Array): string | null {
  const known = fileTypeOf(content) ?? sounds.find(({ offset, text }) => startsWith(content, text, offset))?.type;
  if (known) return known;
  if (startsWith(content, 'PK\x03\x04')) return zipTypeOf(content);
  return isPlainText(content) ? 'text/plain' : null;
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  [`${office}wordprocessingml.document`]: 'docx',
  [`${office}spreadsheetml.sheet`]: 'xlsx',
  [`${office}presentationml.presentation`]: 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'text/plain': 'txt',
};

/** Endings that files of a type have beside its own; none that a desktop would run. */
const otherEndings: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpeg'],
  ogg: ['oga', 'opus', 'ogv'],
  mp4: ['m4v', 'mov', '3gp'],
  webm: ['weba'],
  txt: ['csv', 'tsv', 'md', 'srt', 'vtt'],
};

/** A name to save a file under: a title or the name that it came with, with an ending of its type whatever that name says. */
export const fileNameOf = (name: string, mediaType: string): string => {
  const plain = plainFileName(name);
  const ending = extensions[mediaType] ?? 'bin';
  const given = /\.(\w+)$/.exec(plain)?.[1]?.toLowerCase() ?? '';
  return given === ending || otherEndings[ending]?.includes(given) ? plain : `${plain}.${ending}`;
};

/** Types that a browser shows without running anything of theirs. All others are only saved. */
export const isSafeToShow = (mediaType: string): boolean =>
  mediaType === 'application/pdf' || /^(image|audio|video)\//.test(mediaType);
