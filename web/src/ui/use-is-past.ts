import { useEffect, useState } from 'react';

/** True once so many milliseconds have passed since it began to run, until it stops. */
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
