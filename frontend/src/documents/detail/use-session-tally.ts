import { useState } from 'react';
import { EMPTY_TALLY, counted, tallyText } from '../review/session-tally';

/** Of this tab, since it was loaded. */
let ofThisTab = EMPTY_TALLY;

/** How many documents were confirmed in this tab, and how long each took. */
export function useSessionTally(): { tally: string; count(): void } {
  const [openedAt] = useState(() => performance.now());
  const [tally] = useState(() => tallyText(ofThisTab));
  return {
    tally,
    count: () => {
      ofThisTab = counted(ofThisTab, openedAt, performance.now());
    },
  };
}
