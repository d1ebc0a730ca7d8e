import type { Page } from '@playwright/test';
import type { HotelTexts } from '../hotel-texts.ts';
import { CheckoutPage } from './checkout-page.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { ExtrasPage } from './extras-page.ts';
import { LeadGuestsPage } from './lead-guests-page.ts';
import { RoomPage } from './room-page.ts';
import { RoomsPage } from './rooms-page.ts';
import { SearchPage } from './search-page.ts';
import { StatusPage } from './status-page.ts';
import { SummaryPage } from './summary-page.ts';
import { UpgradesPage } from './upgrades-page.ts';
import { WherePage } from './where-page.ts';

export type GuestPages = ReturnType<typeof guestPages>;

/** Every page of one hotel in one tab. */
export function guestPages(page: Page, hotel: HotelTexts) {
  return {
    page,
    hotel,
    search: new SearchPage(page, hotel),
    rooms: new RoomsPage(page, hotel),
    room: new RoomPage(page, hotel),
    where: new WherePage(page, hotel),
    upgrades: new UpgradesPage(page, hotel),
    guests: new LeadGuestsPage(page, hotel),
    extras: new ExtrasPage(page, hotel),
    summary: new SummaryPage(page, hotel),
    checkout: new CheckoutPage(page, hotel),
    status: new StatusPage(page, hotel),
    confirmation: new ConfirmationPage(page, hotel),
  };
}

/** Below 1,024 px the summary is a separate screen. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024;
}
