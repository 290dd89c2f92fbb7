/** What an OpenCV handle must offer for us to own it. */
export interface Deletable {
  delete(): void;
  isDeleted(): boolean;
}

let live = 0;
/** Number of handles owned by scopes still open. Zero between photos, or something leaked. */
export const liveHandles = (): number => live;

/** Owns OpenCV handles; deletes them, last first, when the block that declared it ends. */
export class MatScope implements Disposable {
  readonly #owned: Deletable[] = [];

  own<T extends Deletable>(handle: T): T {
    this.#owned.push(handle);
    live++;
    return handle;
  }

  [Symbol.dispose](): void {
    for (let handle = this.#owned.pop(); handle; handle = this.#owned.pop()) {
      live--;
      if (!handle.isDeleted()) handle.delete();
    }
  }
}
