/** What a file is by its first bytes; its name says nothing. */
export type AudioType = 'wav' | 'mp3' | 'ogg-opus' | 'ogg-vorbis' | 'other-audio' | 'unknown';

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Formats that only ffmpeg opens: MP4 and M4A, WebM and Matroska, FLAC, AIFF, CAF, AMR, WMA, other Ogg, ADTS. */
function isOtherAudio(bytes: Uint8Array): boolean {
  const start = ascii(bytes, 0, 4);
  return (
    ascii(bytes, 4, 4) === 'ftyp' ||
    start === '\u001aE\u00df\u00a3' ||
    ['fLaC', 'FORM', 'caff', '#!AM', 'OggS', '0&²u'].includes(start) ||
    (bytes[0] === 0xff && (bytes[1]! & 0xf6) === 0xf0)
  );
}

/** Tells a file's format from its bytes. */
export function audioType(bytes: Uint8Array): AudioType {
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WAVE') return 'wav';
  if (ascii(bytes, 0, 3) === 'ID3') return 'mp3';
  if (ascii(bytes, 0, 4) === 'OggS') {
    const opening = ascii(bytes, 0, 120);
    if (opening.includes('OpusHead')) return 'ogg-opus';
    if (opening.includes('\u0001vorbis')) return 'ogg-vorbis';
  }
  if (isOtherAudio(bytes)) return 'other-audio';
  // Layer III with a frame sync; the walk over the frames finds out whether it is one.
  return bytes[0] === 0xff && (bytes[1]! & 0xe6) === 0xe2 ? 'mp3' : 'unknown';
}
