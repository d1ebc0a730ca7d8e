import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './short-page.module.css';

interface ShortPageProps {
  heading: string;
  /** The content below states it. */
  headingHidden?: boolean | undefined;
  children: ReactNode;
  /** In a column of its own on a wide screen; not shown on others. */
  beside?: ReactNode;
}

/** A page of a few sentences: the status, and further links. */
export function ShortPage({ heading, headingHidden = false, children, beside }: ShortPageProps) {
  const content = (
    <>
      <h1 className={headingHidden ? 'vh' : 'h1-working'}>{heading}</h1>
      {children}
    </>
  );
  return (
    <main id="main" className={classNames('wrap', styles.page)}>
      {beside === undefined ? (
        content
      ) : (
        <div className={styles.split}>
          <div className={styles.content}>{content}</div>
          <div className={styles.beside}>{beside}</div>
        </div>
      )}
    </main>
  );
}
