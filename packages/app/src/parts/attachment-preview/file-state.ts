/** `gone`: the server does not give it. `offline`: no answer came, so nothing is known of the file. */
export type FileState = 'there' | 'gone' | 'offline';

/** Whether a file can be had: its first byte is asked for. Frames and downloads by themselves show what the server says instead of it. */
export async function fileState(url: string, signal?: AbortSignal): Promise<FileState> {
  try {
    const answer = await fetch(url, { signal, headers: { range: 'bytes=0-0' } });
    void answer.body?.cancel();
    // 416: the file is there, and empty.
    return answer.ok || answer.status === 416 ? 'there' : 'gone';
  } catch {
    return 'offline';
  }
}
