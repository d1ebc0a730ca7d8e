import { useEffect, useRef } from 'react';

/** Of what is open now. It takes the focus, and the top of the window, when it is opened by a press or by Back. */
export function OpenHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isFirst = !wasShown;
    wasShown = true;
    if (isFirst) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

// The first of a document leaves the focus to the browser.
let wasShown = false;
