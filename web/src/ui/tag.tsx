import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tag.module.css';
import { toneClass, type Tone } from './tone.ts';

interface TagProps {
  /** `fill` counts, `accent` urges, `line` has ended; a tone gives the state of a reservation. */
  kind?: 'plain' | 'fill' | 'accent' | 'line' | Tone | undefined;
  children: ReactNode;
}

export function Tag({ kind = 'plain', children }: TagProps) {
  return <span className={classNames(styles.tag, kindClass(kind))}>{children}</span>;
}

function kindClass(kind: NonNullable<TagProps['kind']>): string | undefined {
  switch (kind) {
    case 'plain':
      return undefined;
    case 'fill':
    case 'accent':
    case 'line':
      return styles[kind];
    case 'positive':
    case 'negative':
    case 'info':
    case 'warning':
      return toneClass(kind);
  }
}
