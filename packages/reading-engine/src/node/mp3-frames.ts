const BITRATES_V1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BITRATES_V2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES_V1 = [44_100, 48_000, 32_000];

interface FrameHeader {
  readonly sampleRate: number;
  readonly samples: number;
  readonly bytes: number;
}

/** Reads a Layer III frame's header, or null where there is none. */
function frameHeader(bytes: Uint8Array, at: number): FrameHeader | null {
  const [sync, version, coding] = [bytes[at], bytes[at + 1], bytes[at + 2]];
  if (sync !== 0xff || version === undefined || coding === undefined || (version & 0xe6) !== 0xe2) return null;
  const generation = (version >> 3) & 3;
  const rate = RATES_V1[(coding >> 2) & 3];
  const bitrate = (generation === 3 ? BITRATES_V1 : BITRATES_V2)[coding >> 4];
  if (generation === 1 || rate === undefined || !bitrate) return null;
  const sampleRate = generation === 3 ? rate : generation === 2 ? rate / 2 : rate / 4;
  const samples = generation === 3 ? 1152 : 576;
  const padding = (coding >> 1) & 1;
  return { sampleRate, samples, bytes: Math.floor((samples / 8) * ((bitrate * 1000) / sampleRate)) + padding };
}

/** What a walk over an MP3 file's frames finds. */
export interface Mp3Frames {
  readonly frames: number;
  readonly seconds: number;
  /** The last frame ends before it should. */
  readonly isCut: boolean;
}

/** Skips an ID3v2 tag. */
function firstFrameAt(bytes: Uint8Array): number {
  if (String.fromCharCode(...bytes.subarray(0, 3)) !== 'ID3' || bytes.length < 10) return 0;
  const [a, b, c, d] = bytes.subarray(6, 10) as unknown as [number, number, number, number];
  return 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127);
}

/** Walks over the frames of an MP3 file without decoding them. */
export function walkMp3(bytes: Uint8Array): Mp3Frames {
  let [frames, seconds, isCut] = [0, 0, false];
  for (let at = firstFrameAt(bytes); at + 4 <= bytes.length; ) {
    const header = frameHeader(bytes, at);
    if (!header) {
      at++;
      continue;
    }
    const next = at + header.bytes;
    // A lone sync pattern inside something else is no frame.
    if (frames === 0 && next + 4 <= bytes.length && !frameHeader(bytes, next)) {
      at++;
      continue;
    }
    isCut = next > bytes.length;
    if (!isCut) [frames, seconds] = [frames + 1, seconds + header.samples / header.sampleRate];
    at = next;
  }
  return { frames, seconds, isCut };
}
