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
  switch (check.kind) {
    case 'invalid':
      return (
        <Notice
          tone="negative"
          title={check.message ?? 'This voucher cannot be used.'}
          onDismiss={onRemove}
        />
      );
    case 'experience':
      return (
        <Notice
          tone="warning"
          title={check.message ?? 'This voucher is for an experience. Please contact us to use it.'}
          onDismiss={onRemove}
        >
          <p>
            <ContactLinks />
          </p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="info"
          title={check.message ?? 'We could not ask about this voucher just now.'}
          onDismiss={onRemove}
        >
          <p>
            Nothing has been taken off. {check.message === null ? 'Try again, or go' : 'Or go'} on without it.
          </p>
          {check.message !== null && (
            <p>
              <ContactLinks />
            </p>
          )}
        </Notice>
      );
    case 'none':
    case 'asking':
    case 'money':
      return null;
  }
}
