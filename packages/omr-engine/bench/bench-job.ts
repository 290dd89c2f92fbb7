// One of the bench's processes: measures the stretches of photos that it is sent.
import { measureStretch, type Stretch } from './measure-sets.ts';
import { photoSets } from './photo-sets.ts';

process.on('message', async (stretch: Stretch) => {
  const set = photoSets.find(({ name }) => name === stretch.set);
  if (!set) throw new Error(`there is no set ${stretch.set}`);
  process.send?.(await measureStretch(set, stretch));
});
