import { approvedCard, buildBooking } from './booking-body.ts';

const BrowserData = {
  ColorDepthInBits: 24,
  JavaScriptEnabled: true,
  BrowserLanguage: 'en-GB',
  ScreenHeight: 900,
  ScreenWidth: 1_440,
  UserAgent: 'Mozilla/5.0',
  TimezoneOffSet: 0,
};

/** A booking with a card whose bank asks who pays: docs/sandbox-acquirer.md, "Test cards". */
export const questionedBooking = () =>
  buildBooking({ BrowserData, CardDetails: { ...approvedCard, CardNumber: '4000 0027 6000 3184' } });

/** Answers the bank's question on the sandbox's own page, as a browser does that is not led on. */
export function answerBank(url: string, answer: 'approve' | 'decline'): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
}
