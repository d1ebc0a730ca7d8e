import type { ComponentProps } from 'react';
import { TextButton } from '../../ui/text-button.tsx';

interface BusyTextButtonProps extends ComponentProps<typeof TextButton> {
  readonly isBusy: boolean;
}

/** Its act takes a while: a second press would be refused as under way, and that would hide what became of the first. */
export function BusyTextButton({ isBusy, onClick, ...button }: BusyTextButtonProps) {
  return (
    <TextButton
      {...button}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    />
  );
}
