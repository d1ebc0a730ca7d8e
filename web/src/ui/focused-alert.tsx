import { useEffect, useRef, type ReactNode } from 'react';

interface FocusedAlertProps {
  /** The result of an action, a new object or text each time; null: none. */
  readonly news: unknown;
  readonly className?: string | undefined;
  /** Its text. */
  readonly children: ReactNode;
}

/**
 * Announces an action's result, and scrolls and focuses it: the pressed button may have been removed, or be too far
 * below to see the news.
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
