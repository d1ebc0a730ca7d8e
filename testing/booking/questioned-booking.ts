import { approvedCard, browserData, buildBooking } from './booking-body.ts';

/** A booking with a card whose bank asks for authentication: docs/sandbox-acquirer.md, "Test cards". */
export const questionedBooking = () =>
  buildBooking({
    BrowserData: browserData,
    CardDetails: { ...approvedCard, CardNumber: '4000 0027 6000 3184' },
  });

/** Answers the bank's challenge on the sandbox's own page, without following the redirect. */
export function answerBank(url: string, answer: 'approve' | 'decline'): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
}
