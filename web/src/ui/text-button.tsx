import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { textLinkClass } from './text-link.tsx';

/** A minor action that looks like a link. */
export function TextButton({ className, ...button }: ComponentProps<'button'>) {
  return <button type="button" className={classNames(textLinkClass, className)} {...button} />;
}
