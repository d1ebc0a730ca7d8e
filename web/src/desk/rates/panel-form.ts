import type { CurrencyCode } from '@portico/domain/money/currency';
import { typedPrice, typedRooms, type Setting } from './changes.ts';

/** What is typed in the panel; an empty text leaves things as they are. */
export interface PanelForm {
  readonly how: 'leave' | 'set' | 'raise' | 'lower' | 'raise-percent' | 'lower-percent';
  readonly amount: string;
  /** A number of nights, `none` for no rule, or empty. */
  readonly minStay: string;
  readonly maxStay: string;
  readonly minStayThrough: string;
  readonly maxStayThrough: string;
  /** A number of days, `none` for no rule, or empty. */
  readonly minAdvance: string;
  readonly maxAdvance: string;
  readonly rooms: string;
  readonly sale: '' | 'open' | 'shut' | 'no-in' | 'in' | 'no-out' | 'out';
}

export const emptyForm: PanelForm = {
  how: 'leave',
  amount: '',
  minStay: '',
  maxStay: '',
  minStayThrough: '',
  maxStayThrough: '',
  minAdvance: '',
  maxAdvance: '',
  rooms: '',
  sale: '',
};

/** What the form sets: of rates, of the rooms of each row, and of rows of rooms alone. Faults by field. */
export function settingOf(form: PanelForm, currency: CurrencyCode) {
  const price = priceOf(form, currency);
  const rooms = form.rooms.trim() === '' ? undefined : typedRooms(form.rooms);
  const rules = { ...limits(form), ...saleRules(form.sale) };
  const rates =
    price === undefined && Object.keys(rules).length === 0
      ? undefined
      : { ...(price !== undefined && { price }), ...(Object.keys(rules).length > 0 && { rules }) };
  const setting: Setting = { rates, rooms: saleOfRooms(form.sale) };
  return {
    setting,
    rooms: rooms === undefined ? undefined : ({ kind: 'set', rooms } as const),
    faults: {
      ...(form.how !== 'leave' &&
        form.amount.trim() !== '' &&
        price === undefined && { amount: 'Type an amount, such as 12 or 12.50.' }),
      ...(form.rooms.trim() !== '' && rooms === undefined && { rooms: 'Type a number of rooms.' }),
    },
  };
}

function priceOf({ how, amount }: PanelForm, currency: CurrencyCode) {
  if (how === 'leave' || /^\s*[+-]|%/.test(amount)) return undefined;
  const sign = how.startsWith('raise') ? '+' : how.startsWith('lower') ? '-' : '';
  return typedPrice(`${sign}${amount}${how.endsWith('percent') ? '%' : ''}`, currency);
}

function limits(form: PanelForm) {
  const { minStay, maxStay, minStayThrough, maxStayThrough, minAdvance, maxAdvance } = form;
  const count = (text: string) => (text === 'none' ? null : Number(text));
  return {
    ...(minStay !== '' && { minStay: count(minStay) }),
    ...(maxStay !== '' && { maxStay: count(maxStay) }),
    ...(minStayThrough !== '' && { minStayThrough: count(minStayThrough) }),
    ...(maxStayThrough !== '' && { maxStayThrough: count(maxStayThrough) }),
    ...(minAdvance !== '' && { minAdvance: count(minAdvance) }),
    ...(maxAdvance !== '' && { maxAdvance: count(maxAdvance) }),
  };
}

function saleRules(sale: PanelForm['sale']) {
  switch (sale) {
    case '':
      return {};
    case 'open':
      return { open: true };
    case 'shut':
      return { open: false };
    case 'no-in':
      return { closedToArrival: true };
    case 'in':
      return { closedToArrival: false };
    case 'no-out':
      return { closedToDeparture: true };
    case 'out':
      return { closedToDeparture: false };
  }
}

function saleOfRooms(sale: PanelForm['sale']): Setting['rooms'] {
  if (sale === 'shut') return { kind: 'close' };
  return sale === 'open' ? { kind: 'open' } : undefined;
}
