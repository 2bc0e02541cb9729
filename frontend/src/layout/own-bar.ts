import { createContext, useContext, useLayoutEffect } from 'react';

/** Tells the layout whether the screen brings the bar over it. */
export const OwnBarContext = createContext<(isOwn: boolean) => void>(() => undefined);

/** Stands in for the top bar as long as it is shown. */
export function useOwnBar(): void {
  const setOwn = useContext(OwnBarContext);
  useLayoutEffect(() => {
    setOwn(true);
    return () => setOwn(false);
  }, [setOwn]);
}
