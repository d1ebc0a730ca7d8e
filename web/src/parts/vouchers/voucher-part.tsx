import { useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { useFocusIfLost } from './focus-if-lost.ts';
import type { Voucher } from './use-voucher.ts';
import { VoucherForm } from './voucher-form.tsx';
import { VoucherUsed } from './voucher-used.tsx';
import styles from './vouchers.module.css';

/** Where the hotel takes gift vouchers: a code to try, or the voucher that pays and the way to take it off. */
export function VoucherPart({ voucher }: { voucher: Voucher }) {
  const { Active, Name } = useHotel().config.GiftServiceProviderConfig;
  const [isOpen, setOpen] = useState(false);
  const [hasActed, setActed] = useState(false);
  if (!Active) return null;
  const { check } = voucher;
  const remove = () => {
    setActed(true);
    setOpen(false);
    voucher.remove();
  };
  return (
    <div className={styles.voucher}>
      {check.kind === 'none' && !isOpen && (
        <Opener
          isAfterAct={hasActed}
          onOpen={() => {
            setActed(true);
            setOpen(true);
          }}
        />
      )}
      {check.kind === 'money' && <VoucherUsed check={check} isAfterAct={hasActed} onRemove={remove} />}
      {check.kind !== 'money' && (check.kind !== 'none' || isOpen) && (
        <VoucherForm
          check={check}
          hint={Name}
          isAfterAct={hasActed}
          onApply={(code) => {
            setActed(true);
            voucher.apply(code);
          }}
          onRemove={remove}
        />
      )}
    </div>
  );
}

function Opener({ isAfterAct, onOpen }: { isAfterAct: boolean; onOpen: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusIfLost(button, isAfterAct);
  return (
    <TextButton ref={button} onClick={onOpen}>
      <Icon name="plus" />
      Use a gift voucher
    </TextButton>
  );
}
