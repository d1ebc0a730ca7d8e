import { useEffect, useRef, type ReactNode } from 'react';

interface FocusedAlertProps {
  /** What came of an act, another object or text each time it is said; null: nothing. */
  readonly news: unknown;
  readonly className?: string | undefined;
  /** Says it. */
  readonly children: ReactNode;
}

/**
 * Reads out what came of an act, and takes the focus and the window there: the button that was pressed may be gone, or too far
 * below for the news to be seen.
 */
export function FocusedAlert({ news, className, children }: FocusedAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== null) box.current?.focus();
  }, [news]);
  return (
    <div role="alert" tabIndex={-1} ref={box} className={className}>
      {news !== null && children}
    </div>
  );
}
