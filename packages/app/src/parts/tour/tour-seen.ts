/** Who went through the first run on this device, or left it. */
const keyOf = (userId: string) => `caderneta.tour.${userId}`;

/** Whether the first run is over for this person here; where storage is refused it would come each time, and does not come. */
export function isTourSeen(storage: Pick<Storage, 'getItem'>, userId: string): boolean {
  try {
    return storage.getItem(keyOf(userId)) !== null;
  } catch {
    return true;
  }
}

export function keepTourSeen(storage: Pick<Storage, 'setItem'>, userId: string): void {
  try {
    storage.setItem(keyOf(userId), 'visto');
  } catch {
    // Not asked again while the page is open.
  }
}
