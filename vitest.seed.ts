import fc from 'fast-check';

/** What `npm test` draws its examples from: the same ones each run, so that a change alone can break it. */
const SEED = 20_261_121;

// The full run draws others each time; a property that fails prints its own seed, which goes into an example of its test.
if (!process.env.CADERNETA_FULL) fc.configureGlobal({ seed: SEED });
