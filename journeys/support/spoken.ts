import { writeFileSync } from 'node:fs';
import { encodeWav, toRecording } from '@caderneta/reading-engine';
import { openEspeak } from '@caderneta/reading-engine/node';

/** Writes a WAV file of a text spoken by a synthesised child-like voice. */
export async function speakToFile(text: string, file: string): Promise<void> {
  const espeak = openEspeak();
  const spoken = await espeak.speakAs(text, 130, { voice: 'pt-br+f4', pitch: 65 });
  espeak.close();
  if (!spoken) throw new Error('the synthesiser does not speak');
  writeFileSync(file, encodeWav(toRecording({ channels: [spoken.samples], sampleRate: spoken.sampleRate })));
}
