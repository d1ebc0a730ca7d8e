import { moneyText } from '@portico/contract/texts/money-text';
import { useRef } from 'react';
import { TextButton } from '../../ui/text-button.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { useFocusIfLost } from './focus-if-lost.ts';
import type { VoucherCheck } from './voucher-check.ts';
import { voucherLabel } from './voucher-texts.ts';
import styles from './vouchers.module.css';

interface VoucherUsedProps {
  readonly check: Extract<VoucherCheck, { kind: 'money' }>;
  readonly isAfterAct: boolean;
  readonly onRemove: () => void;
}

/** The voucher that pays, and the way to take it off. */
export function VoucherUsed({ check, isAfterAct, onRemove }: VoucherUsedProps) {
  const { currency } = useHotel();
  const line = useRef<HTMLParagraphElement>(null);
  useFocusIfLost(line, isAfterAct);
  return (
    <div className={styles.used}>
      <p className="small" ref={line} tabIndex={-1} role="status">
        {voucherLabel(check.code)} pays {moneyText(check.discountMinor, currency)}.
      </p>
      <TextButton onClick={onRemove}>
        Remove <span className="vh">the voucher</span>
      </TextButton>
    </div>
  );
}
