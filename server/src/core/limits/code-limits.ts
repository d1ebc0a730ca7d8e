import { hasPlanCode } from '@portico/domain/availability/open-rate-plan';
import type { GroupId, PropertyId } from '@portico/domain/ids';
import { isCompanyCode } from '@portico/domain/payment/company-invoice';
import { keysOf } from '@portico/domain/record';
import type { Hotel } from '../hotel/hotel.ts';
import type { Allowance, LimitDeps } from './rate-limits.ts';
import { WHOLE_HOTEL } from './window-at.ts';

const WINDOW_S = 10 * 60;

/** A code as it was typed, of a company behind the number of its account, and what it is said to be the code of. */
export interface TypedCode {
  readonly of: 'promotion' | 'voucher' | 'rate-plan' | 'company';
  readonly text: string;
}

export interface CodeSender {
  readonly propertyId: PropertyId;
  /** Where codes are tried at all hotels of a group at once: counted apart, in the rows of one of them. */
  readonly groupId?: GroupId;
  /** By `clientAddress`. */
  readonly address: string;
}

/** Codes that somebody wants to use, counted as wrong until it is known which are. */
export type CodeLimit =
  | { readonly isOpen: false; readonly opensInS: number }
  | {
      readonly isOpen: true;
      /** Counts those that the hotel does not know, each once in a window, and releases the others. */
      readonly settle: (wrong: readonly TypedCode[]) => Promise<void>;
    };

/** The codes among what was typed; empty and missing ones are none. */
export function typedCodes(
  texts: Readonly<Partial<Record<TypedCode['of'], string | null | undefined>>>,
): TypedCode[] {
  return keysOf(texts).flatMap((of) => {
    const text = texts[of]?.trim().toLowerCase();
    return text ? [{ of, text }] : [];
  });
}

/** Those that the hotel does not know. Of a voucher only the database can say so. */
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
 * Counts codes before anything is looked up, so that of many guesses at once no more are answered than of as many one
 * after the other. Not open: nothing may be said of these codes. Once a hotel has had more wrong codes than it bears,
 * each address has a few only; no number of addresses shuts out a guest whose code is right. Rule: docs/limits.md,
 * "Codes".
 */
export async function limitCodes(
  { limits, rateLimits }: LimitDeps,
  { propertyId, groupId, address }: CodeSender,
  codes: readonly TypedCode[],
): Promise<CodeLimit> {
  if (codes.length === 0) return { isOpen: true, settle: async () => undefined };
  const common = { propertyId, windowS: WINDOW_S };
  const ofGroup = groupId === undefined ? '' : 'group-';
  const inGroup = groupId === undefined ? '' : `group ${groupId}\n`;
  const ofHotel: Allowance = {
    ...common,
    kind: `${ofGroup}codes-per-hotel`,
    subject: groupId === undefined ? WHOLE_HOTEL : inGroup,
    max: limits.codesPerHotel,
  };
  const isAttacked = !(await rateLimits.peek(ofHotel)).isOpen;
  const ofAddress: Allowance = {
    ...common,
    kind: `${ofGroup}codes-per-address`,
    subject: inGroup + address,
    max: isAttacked ? limits.codesPerAddressUnderAttack : limits.codesPerAddress,
  };
  const taken = await rateLimits.take(ofAddress, codes.length);
  if (!taken.isOpen) return { isOpen: false, opensInS: taken.opensInS };

  async function isRepeated({ of, text }: TypedCode): Promise<boolean> {
    const subject = `${inGroup}${address}\n${of}\n${text}`;
    const once: Allowance = { ...common, kind: `${ofGroup}codes-tried`, subject, max: 1 };
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
