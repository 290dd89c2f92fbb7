import { executable } from './executable.mjs';

/**
 * The Firefox that journeys walk in: `FIREFOX_PATH`, else Debian's or another on the path.
 * @returns {string | undefined}
 */
export const firefoxExecutable = () => process.env.FIREFOX_PATH ?? executable(['firefox-esr', 'firefox']);
