import { ContactLinks } from '../hotel/contact-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { VoucherCheck } from './voucher-check.ts';

interface VoucherNewsProps {
  readonly check: VoucherCheck;
  /** Does away with the code and what was said of it. */
  readonly onRemove: () => void;
}

/** What became of a code that takes nothing off. Rule: docs/booking.md, "Gift vouchers". */
export function VoucherNews({ check, onRemove }: VoucherNewsProps) {
  if (check.kind === 'none' || check.kind === 'asking' || check.kind === 'money') return null;
  const { tone, title } = news[check.kind];
  const isOnlyUnheard = check.kind === 'failed' && check.message === null;
  return (
    <Notice tone={tone} title={check.message ?? title} onDismiss={onRemove}>
      {check.kind === 'failed' && (
        <p>Nothing has been taken off. {isOnlyUnheard ? 'Try again, or go' : 'Or go'} on without it.</p>
      )}
      {check.kind !== 'invalid' && !isOnlyUnheard && (
        <p>
          <ContactLinks />
        </p>
      )}
    </Notice>
  );
}

/** What is said where the server says nothing itself. */
const news = {
  invalid: { tone: 'negative', title: 'This voucher cannot be used.' },
  experience: {
    tone: 'warning',
    title: 'This voucher is for an experience. Please contact us to use it.',
  },
  failed: { tone: 'info', title: 'We could not ask about this voucher just now.' },
} as const;
