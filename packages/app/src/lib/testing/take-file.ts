import { spyOn, waitFor } from 'storybook/test';

/** What a press has the browser save: its name, and its text. */
export async function takeFile(press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const address = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return '#';
  });
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  try {
    await press();
    const [name, blob] = await waitFor(() => {
      if (names[0] === undefined || blobs[0] === undefined) throw new Error('Nothing was saved');
      return [names[0], blobs[0]] as const;
    });
    return { name, text: await blob.text() };
  } finally {
    address.mockRestore();
    click.mockRestore();
  }
}
