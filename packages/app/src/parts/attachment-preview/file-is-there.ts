/** Whether a file can be had: its first byte is asked for. Frames and downloads by themselves show what the server says instead of it. */
export async function fileIsThere(url: string, signal?: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal, headers: { range: 'bytes=0-0' } });
    void answer.body?.cancel();
    // 416: the file is there, and empty.
    return answer.ok || answer.status === 416;
  } catch {
    return false;
  }
}
