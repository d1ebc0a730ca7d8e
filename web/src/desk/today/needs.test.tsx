import type { Need } from '@portico/contract/desk/needs';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildDeskSession, openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { Needs } from './needs.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** An answer of the server that arrives when the test says so. */
function buildLateAnswer() {
  let arrive: (response: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => (arrive = resolve));
  return { answer, arrive };
}

const at = '2027-03-13T19:12:00.000Z';
const booking = { number: 'K7QM4XRD2P', name: 'Ren Nakagawa', arrival: '2027-03-14', hasEmail: true };
const charge: Need = { kind: 'charge', id: 'c', booking, minor: 23_200, at };
const message = {
  kind: 'message' as const,
  id: 'm',
  booking: null,
  name: 'Inês Ferreira-Lund',
  email: 'ines@example.com',
  phone: '',
  message: 'Is someone at the desk?',
  at,
};
const mails: Need = { kind: 'mails', count: 3, lastError: '451 not now', since: at };

function serveNeeds(...needs: Need[]) {
  let standing = needs;
  return serveDesk({
    'Today/ReadNeeds': () => Response.json({ needs: standing }),
    'Today/DealWith': (body) => {
      const { id, isDone } = body as { id: string; isDone: boolean };
      standing = isDone ? needs.filter((need) => !('id' in need) || need.id !== id) : needs;
      return Response.json({ done: true });
    },
    'Today/AnswerMessage': () => {
      standing = [];
      return Response.json({ email: message.email });
    },
    'Today/RetryMails': () => Response.json({ due: 3 }),
  });
}

test('each says what is wrong, since when, and leads to what settles it', async () => {
  serveNeeds(charge, message, mails);
  openDesk(<Needs />);
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('A later charge was declined. Ren Nakagawa, £232.00');
  expect(
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/Desk/TEST/bookings/K7QM4XRD2P');
  expect(second?.textContent).toContain('Is someone at the desk?');
  expect(second?.textContent).toContain('Sat 13 Mar, 19:12');
  expect(within(second as HTMLElement).getByRole('button', { name: 'Answer' })).toBeTruthy();
  expect(third?.textContent).toContain('3 mails could not be sent.');
});

test('an Undo that fails says why, and can be pressed again', async () => {
  const refusal = { Message: 'This hotel has no such thing to see to. It may have been deleted.' };
  let isDealtWith = false;
  serveDesk({
    'Today/ReadNeeds': () => Response.json({ needs: isDealtWith ? [] : [message] }),
    'Today/DealWith': (body) => {
      if (!(body as { isDone: boolean }).isDone) return Response.json(refusal, { status: 404 });
      isDealtWith = true;
      return Response.json({ done: true });
    },
  });
  openDesk(<Needs />);
  await userEvent.click(await screen.findByRole('button', { name: 'Say it is dealt with' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(refusal.Message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('what is said to be dealt with goes, and Undo brings it back', async () => {
  serveNeeds(message);
  openDesk(<Needs />);
  await userEvent.click(await screen.findByRole('button', { name: 'Say it is dealt with' }));
  expect(await screen.findByText('Nothing does.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Is someone at the desk?')).toBeTruthy();
});

const answer = async (text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  const field = screen.getByLabelText('Your answer to Inês Ferreira-Lund');
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Mail the answer' }));
};

test('a message is answered where it stands, and the answer is told to be on its way', async () => {
  const asked = serveNeeds(message);
  openDesk(<Needs />);
  await answer('Yes, all night.');
  const news = await screen.findByText('Your answer goes to ines@example.com.');
  expect(document.activeElement?.contains(news)).toBe(true);
  expect(screen.getByText('Nothing does.')).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'Today/AnswerMessage').map(({ body }) => body)).toEqual([
    { id: 'm', text: 'Yes, all night.' },
  ]);
});

const second = { ...message, id: 'm2', name: 'Ren Nakagawa' };
const openAnswer = async (index: number) => {
  const [pressed] = (await screen.findAllByRole('button', { name: 'Answer' })).slice(index);
  if (pressed !== undefined) await userEvent.click(pressed);
  return screen.getByLabelText<HTMLTextAreaElement>(/^Your answer to/);
};

test('an answer stays typed while another is begun, and over a reload, for who typed it', async () => {
  serveNeeds(message, second);
  openDesk(<Needs />);
  await userEvent.type(await openAnswer(0), 'Yes, all night.');
  expect((await openAnswer(0)).value).toBe('');
  expect((await openAnswer(0)).value).toBe('Yes, all night.');
  cleanup();
  openDesk(<Needs />);
  expect((await openAnswer(0)).value).toBe('Yes, all night.');
  cleanup();
  openDesk(<Needs />, { session: buildDeskSession({ email: 'tom@test.example' }) });
  expect((await openAnswer(0)).value).toBe('');
});

test('an answer that was sent or left is stored no longer', async () => {
  serveNeeds(message, second);
  openDesk(<Needs />);
  await userEvent.type(await openAnswer(1), 'Perhaps.');
  expect(sessionStorage).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(sessionStorage).toHaveLength(0);
  await userEvent.type(await openAnswer(0), 'Yes.');
  await userEvent.click(screen.getByRole('button', { name: 'Mail the answer' }));
  await screen.findByText('Your answer goes to ines@example.com.');
  expect(sessionStorage).toHaveLength(0);
});

test('an answer on its way is told to be sent, though another has been begun', async () => {
  const sent = buildLateAnswer();
  serveDesk({
    'Today/ReadNeeds': () => Response.json({ needs: [message, second] }),
    'Today/AnswerMessage': () => sent.answer,
  });
  openDesk(<Needs />);
  await userEvent.type(await openAnswer(0), 'Yes.');
  await userEvent.click(screen.getByRole('button', { name: 'Mail the answer' }));
  await userEvent.type(await openAnswer(0), 'Perhaps.');
  sent.arrive(Response.json({ email: message.email }));
  expect(await screen.findByText('Your answer goes to ines@example.com.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer to Ren Nakagawa').value).toBe('Perhaps.');
});

test('an empty answer is not sent, and “Leave it” brings the acts back', async () => {
  const asked = serveNeeds(message);
  openDesk(<Needs />);
  await answer(' ');
  expect(screen.getByText('Please type an answer.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(screen.getByRole('button', { name: 'Say it is dealt with' })).toBeTruthy();
  expect(asked.some(({ name }) => name === 'Today/AnswerMessage')).toBe(false);
});

test('an answer to what a colleague settled meanwhile keeps its words and says who did', async () => {
  const refusal = { Message: 'Mara has answered this message meanwhile. Nothing was sent.' };
  let needs: Need[] = [message];
  serveDesk({
    'Today/ReadNeeds': () => Response.json({ needs }),
    'Today/AnswerMessage': () => {
      needs = [];
      return Response.json(refusal, { status: 409 });
    },
  });
  openDesk(<Needs />);
  await answer('Yes, all night.');
  expect(await screen.findByText(refusal.Message)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Your answer/).value).toBe('Yes, all night.');
});

test('an answer that was cut off is sent again under the same key', async () => {
  let isCut = true;
  const asked = serveDesk({
    'Today/ReadNeeds': () => Response.json({ needs: [message] }),
    'Today/AnswerMessage': () => {
      if (!isCut) return Response.json({ email: message.email });
      isCut = false;
      return new Response('{"ema', { headers: { 'content-type': 'application/json' } });
    },
  });
  openDesk(<Needs />);
  await answer('Yes.');
  await within(await screen.findByRole('listitem')).findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Mail the answer' }));
  await screen.findByText('Your answer goes to ines@example.com.');
  const [first, second] = asked.filter(({ name }) => name === 'Today/AnswerMessage');
  expect(second?.key).toBe(first?.key);
});

test('what a colleague deleted meanwhile is said where it stood', async () => {
  const refusal = { Message: 'This hotel has no such thing to see to. It may have been deleted.' };
  serveDesk({
    'Today/ReadNeeds': () => Response.json({ needs: [charge, message] }),
    'Today/DealWith': () => Response.json(refusal, { status: 404 }),
  });
  openDesk(<Needs />);
  const [, second] = await screen.findAllByRole('button', { name: 'Say it is dealt with' });
  await userEvent.click(second as HTMLElement);
  const [, item] = await screen.findAllByRole('listitem');
  expect(await within(item as HTMLElement).findByText(refusal.Message)).toBeTruthy();
});

test('a card is tried again from the need, and what became of it is told though the need is gone', async () => {
  let standing: Need[] = [charge];
  const asked = serveDesk({
    'Today/ReadNeeds': () => Response.json({ needs: standing }),
    'Today/TryCharge': () => {
      standing = [];
      return Response.json({ minor: 23_200, outcome: 'paid' });
    },
  });
  openDesk(<Needs />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try the card again: £232.00' }));
  expect(await screen.findByText('£232.00 was charged.')).toBeTruthy();
  expect(await screen.findByText('Nothing does.')).toBeTruthy();
  const [pressed] = asked.filter(({ name }) => name === 'Today/TryCharge');
  expect(pressed).toMatchObject({ body: { id: 'c', minor: 23_200 } });
});

test.each([
  ['The bank declined £232.00: it stays owed.', { outcome: 'declined' }, 200],
  ['It was charged meanwhile.', { Message: 'It was charged meanwhile.' }, 409],
])(
  'what became of a card tried again is told though its need went before: %s',
  async (words, body, status) => {
    const tried = buildLateAnswer();
    let needs: Need[] = [charge, message];
    serveDesk({
      'Today/ReadNeeds': () => Response.json({ needs }),
      'Today/TryCharge': () => tried.answer,
      'Today/DealWith': () => {
        needs = [];
        return Response.json({ done: true });
      },
    });
    openDesk(<Needs />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try the card again: £232.00' }));
    const [, dealt] = screen.getAllByRole('button', { name: 'Say it is dealt with' });
    await userEvent.click(dealt as HTMLElement);
    await screen.findByText('Nothing does.');
    tried.arrive(Response.json({ minor: 23_200, ...body }, { status }));
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test.each([
  ['Try the card again: £232.00', 'Today/TryCharge'],
  ['Mail a pay link over £232.00', 'Booking/PayLink'],
  ['Try now', 'Today/RetryMails'],
])('“%s” pressed twice is done once', async (name, call) => {
  const answered = buildLateAnswer();
  const asked = serveDesk({
    'Today/ReadNeeds': () => Response.json({ needs: [charge, mails] }),
    [call]: () => answered.answer,
  });
  openDesk(<Needs />);
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
  await userEvent.click(button);
  answered.arrive(Response.json({ Message: 'Not now.' }, { status: 409 }));
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(asked.filter((one) => one.name === call)).toHaveLength(1);
});

test('a pay link is mailed from the need, and shown there', async () => {
  const url = 'https://book.example/SecurePay/TEST/P/K7QM4XRD2P-1/code?id=p';
  const asked = serveDesk({
    'Today/ReadNeeds': () => Response.json({ needs: [charge] }),
    'Booking/PayLink': () =>
      Response.json({
        number: 'K7QM4XRD2P',
        currency: 'GBP',
        minor: 23_200,
        url,
        mailedTo: 'ren@example.com',
      }),
  });
  openDesk(<Needs />);
  await userEvent.click(await screen.findByRole('button', { name: 'Mail a pay link over £232.00' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('The link')).value).toBe(url);
  expect(screen.getByText('The link goes to ren@example.com.')).toBeTruthy();
  const [pressed] = asked.filter(({ name }) => name === 'Booking/PayLink');
  expect(pressed?.body).toEqual({ number: 'K7QM4XRD2P', minor: 23_200, isMailed: true });
});

test('a way to pay that nobody takes says who can change it, and leads to Set-up', async () => {
  serveNeeds({ kind: 'unserved-way', way: 'card' });
  openDesk(<Needs />);
  expect(await screen.findByText('Nobody takes payments by card.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set-up' }).getAttribute('href')).toBe('/Desk/TEST/set-up');
});

test('mails are tried again by one press', async () => {
  const asked = serveNeeds(mails);
  openDesk(<Needs />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('On its way.')).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'Today/RetryMails')).toHaveLength(1);
});

test('somebody who may only read is shown no button', async () => {
  serveNeeds(charge, message, mails);
  openDesk(<Needs />, { session: buildDeskSession({ role: 'read-only' }) });
  await screen.findAllByRole('listitem');
  expect(screen.queryByRole('button')).toBeNull();
});
