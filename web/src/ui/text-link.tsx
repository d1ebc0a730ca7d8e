import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './text-link.module.css';

/** The look of a standalone link, for any router; 44 px high, unlike a link in a sentence. */
export const textLinkClass: string = styles.link ?? '';

export function TextLink({ className, children, ...link }: ComponentProps<'a'>) {
  return (
    <a className={classNames(textLinkClass, className)} {...link}>
      {children}
    </a>
  );
}
