import { useRef, useState } from 'react';

/** A question about what a form holds: what is changed meanwhile gives it up, for its answer would be of something else. */
export function useAsked() {
  const turn = useRef(0);
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    /** @returns null where it was given up. */
    ask: async <T>(question: () => Promise<T>): Promise<T | null> => {
      turn.current += 1;
      const own = turn.current;
      setAsking(true);
      const answer = await question();
      if (own !== turn.current) return null;
      setAsking(false);
      return answer;
    },
    giveUp: () => {
      turn.current += 1;
      setAsking(false);
    },
  };
}
