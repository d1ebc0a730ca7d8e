import { cardBrand, cardDigits } from '@portico/domain/payment/card-brand';
import { groupedCardNumber } from '@portico/domain/payment/card-format';
import { cardBrandText } from '@portico/contract/texts/card-texts';
import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { brandMarkText } from './card-types.ts';

interface CardNumberInputProps {
  readonly value: string;
  readonly onChange: (number: string) => void;
  readonly onLeave: () => void;
}

/** A card number, grouped like its brand's cards while it is typed; spaces and dashes are allowed. */
export function CardNumberInput({ value, onChange, onLeave }: CardNumberInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caretAfterDigits = useRef<number | null>(null);
  const brand = cardBrand(value);

  // Regrouping would move the caret to the end when a digit in the middle is corrected.
  useLayoutEffect(() => {
    if (caretAfterDigits.current === null) return;
    const place = placeAfterDigits(value, caretAfterDigits.current);
    caretAfterDigits.current = null;
    input.current?.setSelectionRange(place, place);
  }, [value]);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const caret = target.selectionStart ?? target.value.length;
    caretAfterDigits.current =
      caret === target.value.length ? null : cardDigits(target.value.slice(0, caret)).length;
    onChange(groupedCardNumber(target.value));
  }

  return (
    <TextInput
      ref={input}
      inputMode="numeric"
      autoComplete="cc-number"
      value={value}
      onChange={change}
      onBlur={onLeave}
      // Null keeps its place: wrapping the control once the brand is known would mount a new one, without focus.
      end={
        brand === undefined ? null : (
          <BrandMark>
            <span className="vh">{cardBrandText(brand)}</span>
            <span aria-hidden="true">{brandMarkText(brand, cardBrandText(brand))}</span>
          </BrandMark>
        )
      }
    />
  );
}

function placeAfterDigits(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (text[place] !== ' ') seen += 1;
  }
  return text.length;
}
