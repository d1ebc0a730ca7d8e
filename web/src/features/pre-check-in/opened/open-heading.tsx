import { useEffect, useEffectEvent, useRef } from 'react';
import { useCheckIn } from './check-in-context.ts';

/** Of what is open now. It takes the focus, and the top of the window, when it is opened by a press or by Back. */
export function OpenHeading({ children }: { children: string }) {
  const { isBegun, news } = useCheckIn();
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    // The first of a document leaves the focus to the browser, and news have it before anything else.
    if (!isBegun.current || news !== null) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  useEffect(() => {
    // After the heading of the page, where the page is another one too.
    queueMicrotask(takeFocus);
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
