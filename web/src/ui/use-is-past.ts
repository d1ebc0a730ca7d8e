import { useEffect, useState } from 'react';

/** True once it has been running for so many milliseconds, until it stops. */
export function useIsPast(ms: number, isRunning = true): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setIsPast(true), ms);
    return () => {
      clearTimeout(timer);
      setIsPast(false);
    };
  }, [ms, isRunning]);
  return isPast;
}
