import { moneyText } from '@portico/contract/texts/money-text';
import { deskHotel } from './desk-document.ts';

/** A sum in the hotel's currency, from minor units. */
export function deskMoney(minor: number): string {
  return moneyText(minor, deskHotel().currency);
}
