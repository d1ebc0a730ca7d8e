import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

/** A link to another document that looks like a button. */
export function ButtonLink({
  variant,
  size,
  block,
  children,
  ...link
}: Omit<ComponentProps<'a'>, 'className'> & ButtonLook) {
  return (
    <a className={buttonClass({ variant, size, block })} {...link}>
      {children}
    </a>
  );
}
