import type { PlainDocument } from './plain-document.ts';

const paragraph = (words: string) => `<p class="lead muted">${words}</p>`;

/** Pages that state why a page is missing. */
export const plainPages = {
  notFound: {
    title: 'Not found',
    body: paragraph('There is no page at this address. Please check the link, or ask the hotel for it.'),
  },
  hotelUnknown: {
    title: 'Not found',
    body: paragraph('We do not know this hotel. Please check the link, or ask the hotel for it.'),
  },
  groupUnknown: {
    title: 'Not found',
    body: paragraph(
      'We do not know this group of hotels. Please check the link, or ask whoever sent it for another.',
    ),
  },
  error: {
    title: 'Error',
    body: paragraph('Something went wrong on our side. Nothing was lost; please try again in a moment.'),
  },
  busy: {
    title: 'Busy',
    body: paragraph('Many guests are here at this moment. Please try again in a few seconds.'),
  },
  unauthorised: {
    title: 'Unauthorised',
    body: paragraph('This page is not open to you. Please use the link the hotel has sent you.'),
  },
  bankAway: {
    title: 'The bank does not answer',
    body: paragraph('Please load this page again in a moment. Your card is charged only after you agree.'),
  },
} as const satisfies Record<string, PlainDocument>;
