import { hasPlanCode } from '@portico/domain/availability/open-rate-plan';
import type { GroupId, PropertyId } from '@portico/domain/ids';
import { isCompanyCode } from '@portico/domain/payment/company-invoice';
import { keysOf } from '@portico/domain/record';
import type { Hotel } from '../hotel/hotel.ts';
import type { LimitDeps } from '../limits/rate-limits.ts';
import { allowanceOf } from '../limits/take-limits.ts';

/** A typed code and its kind. A company's code follows its account number. */
export interface TypedCode {
  readonly of: 'promotion' | 'voucher' | 'rate-plan' | 'company';
  readonly text: string;
}

export interface CodeSender {
  readonly propertyId: PropertyId;
  /** For codes tried at all hotels of a group at once: counted separately, in the rows of one of them. */
  readonly groupId?: GroupId;
  /** By `clientAddress`. */
  readonly address: string;
}

/** Typed codes, counted as wrong until checked. */
export type CodeLimit =
  | { readonly isOpen: false; readonly opensInS: number }
  | {
      readonly isOpen: true;
      /** Counts the wrong codes, each once per window, and releases the others. */
      readonly settle: (wrong: readonly TypedCode[]) => Promise<void>;
    };

/** The codes among the typed texts; empty and missing ones are skipped. */
export function typedCodes(
  texts: Readonly<Partial<Record<TypedCode['of'], string | null | undefined>>>,
): TypedCode[] {
  return keysOf(texts).flatMap((of) => {
    const text = texts[of]?.trim().toLowerCase();
    return text ? [{ of, text }] : [];
  });
}

/** Codes the hotel does not know. Vouchers need the database. */
export function wrongCodes(
  hotel: Hotel,
  codes: readonly TypedCode[],
  { isVoucherUnknown }: { readonly isVoucherUnknown: boolean },
): TypedCode[] {
  const plans = [...hotel.ratePlans.values()];
  const isWrong = {
    promotion: (text: string) => !hotel.promotions.has(text),
    voucher: () => isVoucherUnknown,
    'rate-plan': (text: string) => !plans.some(({ rules }) => hasPlanCode(rules, text)),
    company: (text: string) => {
      const [accountId, typed = ''] = text.split(' ');
      const code = hotel.companies.get(Number(accountId))?.part.code;
      return code === undefined || !isCompanyCode(code, typed);
    },
  };
  return codes.filter(({ of, text }) => isWrong[of](text));
}

/**
 * Counts codes before any look-up, so that concurrent guesses cannot exceed the limit. Not open: the answer must not
 * depend on these codes. Beyond the hotel's limit each address has only a few, so that no number of addresses locks out
 * a guest with a valid code. Rule: docs/limits.md, "Codes".
 */
export async function limitCodes(
  { limits, rateLimits }: LimitDeps,
  sender: CodeSender,
  codes: readonly TypedCode[],
): Promise<CodeLimit> {
  if (codes.length === 0) return { isOpen: true, settle: async () => undefined };
  const ofHotel = allowanceOf(limits, 'codesPerHotel', sender);
  const ofAddress = allowanceOf(limits, 'codesPerAddress', sender);
  const isAttacked = !(await rateLimits.peek(ofHotel)).isOpen;
  const max = isAttacked ? limits.codesPerAddressUnderAttack : ofAddress.max;
  const taken = await rateLimits.take({ ...ofAddress, max }, codes.length);
  if (!taken.isOpen) return { isOpen: false, opensInS: taken.opensInS };

  async function isRepeated({ of, text }: TypedCode): Promise<boolean> {
    const kind = sender.groupId === undefined ? 'codes-tried' : 'group-codes-tried';
    const once = { ...ofAddress, kind, subject: `${ofAddress.subject}\n${of}\n${text}`, max: 1 };
    if (!(await rateLimits.peek(once)).isOpen) return true;
    await rateLimits.take(once);
    return false;
  }

  const settle = async (wrong: readonly TypedCode[]) => {
    let counted = 0;
    for (const code of wrong) {
      if (await isRepeated(code)) continue;
      counted += 1;
      await rateLimits.take(ofHotel);
    }
    if (counted < codes.length) await taken.release(codes.length - counted);
  };
  return { isOpen: true, settle };
}
