import { useEffect, useEffectEvent, useRef } from 'react';
import { useCheckIn } from './check-in-context.ts';

/** Of the open row. It takes the focus, at the top of the window, when opened by a press or by Back. */
export function OpenHeading({ children }: { children: string }) {
  const { isBegun, news } = useCheckIn();
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    // The first of a document leaves the focus to the browser, and news take it before anything else.
    if (!isBegun.current || news !== null) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  useEffect(() => {
    // After the page's heading, when the page changes too.
    queueMicrotask(takeFocus);
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
