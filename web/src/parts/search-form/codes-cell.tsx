import { usePromoState, type PromoState } from '../searching/promo-check.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { codesLabel, type CodesInUse } from './codes-asked.ts';
import styles from './search-form.module.css';
import { SearchCell } from './search-cell.tsx';

interface CodesCellProps extends Pick<CodesInUse, 'asked' | 'codes' | 'areaId'> {
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

const icons: Readonly<Record<PromoState, IconName>> = { add: 'plus', valid: 'check', invalid: 'warning' };
const looks: Readonly<Record<PromoState, string | undefined>> = {
  add: undefined,
  valid: styles.valid,
  invalid: styles.invalid,
};

/** The codes of the search with their state, in a sign and in words; nothing where none is asked for. */
export function CodesCell({ asked, codes, areaId = null, isOpen, onPress }: CodesCellProps) {
  const { voucherCode } = codes;
  const shown = asked.promo ? codes.promoCode : null;
  const state = usePromoState(shown, areaId);
  if (!asked.promo && !asked.voucher) return null;
  return (
    <SearchCell
      id="search-codes"
      label={codesLabel(asked)}
      error={undefined}
      isOpen={isOpen}
      onPress={onPress}
    >
      {(shown !== null || voucherCode === null) && (
        <span className={styles.code}>
          <Icon name={icons[state]} className={looks[state]} />
          <span>{promoText(shown, state)}</span>
        </span>
      )}
      {voucherCode !== null && (
        <span className={styles.code}>
          <Icon name="check" className={styles.valid} />
          <span>Gift voucher added</span>
        </span>
      )}
    </SearchCell>
  );
}

function promoText(code: string | null, state: PromoState): string {
  if (code === null) return 'Add a code';
  if (state === 'add') return `${code}, not checked yet`;
  return state === 'valid' ? `${code} entered` : `${code} is not valid`;
}
