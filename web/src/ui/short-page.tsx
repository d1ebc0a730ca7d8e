import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './short-page.module.css';

interface ShortPageProps {
  heading: string;
  /** The content below states it. */
  headingHidden?: boolean | undefined;
  children: ReactNode;
}

/** A page of a few sentences: the status, and further links. */
export function ShortPage({ heading, headingHidden = false, children }: ShortPageProps) {
  return (
    <main id="main" className={classNames('wrap', styles.page)}>
      <h1 className={headingHidden ? 'vh' : 'h1-working'}>{heading}</h1>
      {children}
    </main>
  );
}
