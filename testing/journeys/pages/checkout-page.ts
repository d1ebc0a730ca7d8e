import { guestPaths } from '@portico/contract/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import type { HotelTexts } from '../hotel-texts.ts';
import { unfoldLedger } from './ledger-figure.ts';
import { expectScreen } from './screen.ts';
import { screenCode } from './search-page.ts';
import { VoucherForm } from './voucher-form.ts';

export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
}

export const approvedCard: TypedCard = {
  number: '4242 4242 4242 4242',
  expiry: '12/40',
  securityCode: '987',
};

export const declinedCard: TypedCard = { ...approvedCard, number: '4000 0000 0000 0002' };

/** The bank asks for authentication. */
export const challengedCard: TypedCard = { ...approvedCard, number: '4000 0027 6000 3184' };

/** Approved some seconds after the request. */
export const lateCard: TypedCard = { ...approvedCard, number: '4000 0000 0000 0119' };

/** Details, card and terms, on one page. */
export class CheckoutPage {
  readonly page: Page;
  readonly hotel: HotelTexts;
  readonly stay: Locator;
  readonly voucher: VoucherForm;

  constructor(page: Page, hotel: HotelTexts) {
    this.page = page;
    this.hotel = hotel;
    this.stay = page.getByRole('region', { name: 'Your stay' });
    this.voucher = new VoucherForm(page);
  }

  async goTo(token?: string): Promise<void> {
    await this.page.goto(guestPaths.checkout(this.hotel.code, token));
  }

  async opened(): Promise<void> {
    // The heading shows while the price is still loading.
    await expect(this.stay).toBeVisible();
    await this.openedEmpty();
    await unfoldLedger(this.stay);
  }

  /** With or without something to book. */
  async openedEmpty(): Promise<void> {
    const { name, code } = this.hotel;
    await expectScreen(this.page, {
      name: `checkout ${screenCode(code)}`,
      heading: 'Your booking',
      title: `Checkout – ${name}`,
    });
  }

  /** Its name may include its error, so that it is found while invalid. */
  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  async fillBooker(email = 'ada@example.com'): Promise<void> {
    await this.field('First name').fill('Ada');
    await this.field('Last name').fill('Lovelace');
    await this.field('E-mail').fill(email);
    await this.field('Phone').fill('+44 7700 900123');
    await this.field('Street').fill('12 St James’s Square');
    await this.field('Postcode').fill('SW1Y 4JH');
    await this.field('Country').selectOption('United Kingdom');
  }

  async fillCard(card: TypedCard = approvedCard): Promise<void> {
    await this.field('Name on card').fill('Ada Lovelace');
    await this.field('Card number').fill(card.number);
    await this.field('Expiry date').fill(card.expiry);
    await this.field('Security code').fill(card.securityCode);
  }

  /** A payment method, when there is a choice. */
  way(name: 'Pay Online' | 'Pay by Invoice to you' | 'Pay by Invoice to your company'): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  /** Searched by name. */
  company(): Locator {
    return this.page.getByRole('combobox', { name: 'Company', exact: true });
  }

  async agree(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /^I agree to the terms/ }).check();
  }

  /** The button that names the action and the sum. */
  act(name: string | RegExp = /^(Pay .* and book|Book and keep card, .*|Continue to .*|Book, .*)$/): Locator {
    return this.page.getByRole('button', { name });
  }

  /** The summary of errors, or the status of the attempt. */
  news(): Locator {
    return this.page.getByRole('alert');
  }
}
