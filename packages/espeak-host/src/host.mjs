// Speaks text with eSpeak NG and tells when each word and phoneme starts. JSON lines: a request on the standard input gives an
// answer on the standard output, in order; ends when the input closes. The protocol is in README.md.
import { createInterface } from 'node:readline';
import createEspeak from '@echogarden/espeak-ng-emscripten';

// The standard output is for answers alone.
const complain = (message) => process.stderr.write(`${message}\n`);
// The synthesiser seeds the noise of breathing voices by the clock when it starts: for it, no time passes.
Date.now = () => 0;
const espeak = await createEspeak({ print: complain, printErr: complain });
const worker = new espeak.eSpeakNGWorker();
const languages = new Set(worker.list_voices().flatMap((voice) => voice.languages.map(({ name }) => name)));

/** What a request may leave out. */
const defaults = { voice: 'pt-br', rate: 160, pitch: 50, range: 50 };
/** Longest text, bytes: a quarter of an hour of reading. */
const longestText = 16_384;

const pageSize = 4096;
const emptyPage = Buffer.alloc(pageSize);

// The synthesiser's noise, phases and roundings go on from one text to the next. Every answer therefore starts from one and the same
// memory. The JavaScript around it keeps the address of a buffer for texts: it has its full size before that memory is kept, the
// first of these calls tells how large it must be, the second makes it so.
for (const text of [' '.repeat(longestText), 'a']) synthesize(text, defaults, () => {});
/** That memory, without its many empty pages. */
const fresh = pagesOf(espeak.HEAPU8);

function pagesOf(memory) {
  const pages = [];
  for (let at = 0; at < memory.length; at += pageSize) {
    const page = memory.subarray(at, at + pageSize);
    if (!emptyPage.equals(page)) pages.push({ at, bytes: page.slice() });
  }
  return pages;
}

function forgetWhatWasSaid() {
  espeak.HEAPU8.fill(0);
  for (const { at, bytes } of fresh) espeak.HEAPU8.set(bytes, at);
}

function synthesize(text, { voice, rate, pitch, range }, onChunk) {
  worker.set_voice(voice, '', 0, 0, 0);
  worker.set_rate(rate);
  worker.set_pitch(pitch);
  worker.set_range(range);
  worker.synthesize(text, (samples, events) => {
    onChunk(samples, events);
    return false;
  });
}

function speak(request) {
  const { text, ...how } = { ...defaults, ...request };
  if (typeof text !== 'string' || text.trim() === '') return { ok: false, code: 'no-text' };
  if (Buffer.byteLength(text) > longestText) return { ok: false, code: 'text-too-long' };
  if (!languages.has(how.voice.split('+')[0])) return { ok: false, code: 'unknown-voice' };
  forgetWhatWasSaid();
  const chunks = [];
  const words = [];
  const phonemes = [];
  synthesize(text, how, (samples, events) => {
    chunks.push(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
    for (const { type, text_position, word_length, audio_position, id } of events) {
      if (type === 'word') words.push({ at: text_position - 1, length: word_length, start_ms: audio_position });
      if (type === 'phoneme') phonemes.push({ symbol: id, start_ms: audio_position });
    }
  });
  const pcm = Buffer.concat(chunks);
  return { ok: true, sample_rate: worker.get_samplerate(), words, phonemes, pcm: pcm.toString('base64') };
}

function answer(line) {
  let id = null;
  try {
    const request = JSON.parse(line);
    id = request.id ?? null;
    return { id, ...speak(request) };
  } catch (error) {
    return { id, ok: false, code: 'bad-request', message: String(error) };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(line))}\n`);
  // A minute of speech leaves megabytes that nothing else would ask back.
  globalThis.gc?.();
}
