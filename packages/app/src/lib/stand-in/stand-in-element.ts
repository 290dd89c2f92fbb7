/**
 * What stands in for the app until its scripts are there: an element before the root, which is for the eye alone. The server writes it
 * into the page (sign-in, the frame of a start), or the page's first script makes it of what the last visit showed.
 */
export const STAND_IN_ID = 'stand-in';

/** Stand in the markup for the name of who is signed in, and for what is said of the figures before they are there. */
export const NAME = '{nome}';
export const SAID = '{dia}';
/** Marks what is not shown before it has them. */
export const UNNAMED = 'data-unnamed';

export const standInOf = (page: Document): HTMLElement | null => page.getElementById(STAND_IN_ID);

/** How many parts of the screen are still to come, whose waiting the stand-in covers. */
let awaited = 0;

/** Takes the stand-in away, unless something is still to come. */
export function endStandIn(): void {
  if (awaited === 0) standInOf(document)?.remove();
}

/** Lets the stand-in stand while a part of the screen is to come. @returns says that it has come */
export function holdStandIn(): () => void {
  awaited += 1;
  return () => {
    awaited -= 1;
    // What is shown instead may have something to wait for in its turn, and says so in the same commit.
    queueMicrotask(endStandIn);
  };
}
