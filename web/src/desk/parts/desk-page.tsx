import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { deskHotel } from '../lib/desk-document.ts';
import styles from './desk-page.module.css';

interface DeskPageProps {
  readonly title: string;
  /** Shown in place of the title in the heading, such as a number on a tag. */
  readonly heading?: ReactNode;
  /** Above the heading, such as a way back. */
  readonly before?: ReactNode;
  /** One sentence below the title. */
  readonly sub?: ReactNode;
  /** Buttons at the right of the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen: its title in the tab, its heading focused when it is entered. */
export function DeskPage({ title, heading = title, before, sub, actions, children }: DeskPageProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { pathname, hash } = useLocation();
  useEffect(() => {
    document.title = `${title} – ${deskHotel().name}`;
  }, [title]);
  useEffect(() => {
    // An address that names a field has the focus there.
    if (lastPath !== undefined && lastPath !== pathname && hash === '') {
      window.scrollTo({ top: 0, behavior: 'instant' });
      ref.current?.focus({ preventScroll: true });
    }
    lastPath = pathname;
  }, [pathname, hash]);
  return (
    <main id="main" className={styles.page}>
      {before}
      <div className={styles.head}>
        <div>
          <h1 ref={ref} tabIndex={-1}>
            {heading}
          </h1>
          {sub !== undefined && <p className={styles.sub}>{sub}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </main>
  );
}

let lastPath: string | undefined;
