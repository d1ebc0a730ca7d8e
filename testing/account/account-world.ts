import { secrets } from '../portico/secrets.ts';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { deliverMessage } from '../booking/deliver-message.ts';
import { sendAllDue } from '@portico/server/platform/outbox/outbox-sender';
import type { Mail } from '@portico/server/platform/mail/mail';
import {
  openBookingWorld,
  type Answer,
  type BookingWorld,
  type BookingWorldOptions,
} from '../booking/booking-world.ts';
import { buildHotelFile, PROPERTY } from '../builders/hotel-file.ts';

/** A guest's browser: it stores cookies and sends them. */
export interface Browser {
  readonly cookies: Map<string, string>;
  post(url: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  get(url: string, query?: Record<string, string>): Promise<Answer>;
  /** Logs in to the test hotel. */
  logIn(password?: string, email?: string): Promise<Answer>;
}

export interface AccountWorld extends BookingWorld {
  /** A browser without cookies, at the given address or one of its own. */
  browser(address?: string): Browser;
  /** Mails sent since the last call. */
  mails(): Promise<Mail[]>;
  /** Registers and confirms an account; returns a logged-in browser. */
  guest(email?: string, facts?: object): Promise<Browser>;
}

export const PASSWORD = 'nine bells and tide';
export const EMAIL = 'ada@example.org';
const PUBLIC_URL = 'http://book.example.test';

export const registration = {
  PropertyId: PROPERTY,
  EmailAddress: EMAIL,
  Password: PASSWORD,
  Firstname: 'Ada',
  Lastname: 'Lovelace',
  MobileNumber: '+44 7700 900123',
};

/** The test hotel with accounts. */
function accountHotelFile(file: PropertyFile = buildHotelFile()): PropertyFile {
  return { ...file, settings: { ...file.settings, userAccounts: true } };
}

/** Accounts and bookings over a real database and acquirer, at noon UTC on 20 February 2027. */
export async function openAccountWorld(options: BookingWorldOptions = {}): Promise<AccountWorld> {
  const world = await openBookingWorld({
    publicUrl: PUBLIC_URL,
    ...options,
    hotel: options.hotel ?? accountHotelFile(),
  });
  const { database, clock, log } = world.deps;
  const outbox: Mail[] = [];
  const deps = {
    ...world.deps,
    publicUrl: PUBLIC_URL,
    secrets,
    sendMail: async (mail: Mail) => void outbox.push(mail),
  };

  async function mails(): Promise<Mail[]> {
    // One mail may enqueue others.
    while (
      (await sendAllDue({
        database,
        clock,
        deliver: (message, due) => deliverMessage(deps, message, due),
        log,
      })) > 0
    );
    return outbox.splice(0);
  }

  function browser(remoteAddress = '192.0.2.1'): Browser {
    const cookies = new Map<string, string>();
    const sent = async (request: {
      method: 'GET' | 'POST';
      url: string;
      payload?: object;
      query?: Record<string, string>;
      headers?: Record<string, string>;
    }) => {
      const answer = await world.inject({ ...request, cookies: Object.fromEntries(cookies), remoteAddress });
      for (const { name, value, expires } of answer.cookies) {
        if (expires !== undefined && expires <= clock.now()) cookies.delete(name);
        else cookies.set(name, value);
      }
      return {
        status: answer.statusCode,
        headers: { ...answer.headers },
        body: answer.json(),
        text: answer.body,
      };
    };
    const post: Browser['post'] = (url, payload, headers = {}) =>
      sent({ method: 'POST', url, payload, headers });
    return {
      cookies,
      post,
      get: (url, query = { propertyId: String(PROPERTY) }) => sent({ method: 'GET', url, query }),
      logIn: (Password = PASSWORD, EmailAddress = EMAIL) =>
        post('/api/Account/Authenticate', { PropertyId: PROPERTY, EmailAddress, Password }),
    };
  }

  async function guest(email = EMAIL, facts: object = {}): Promise<Browser> {
    await mails();
    const own = browser();
    await own.post('/api/Account/Register', { ...registration, EmailAddress: email, ...facts });
    const [mail] = await mails();
    if (mail === undefined) throw new Error('no mail to confirm the address');
    await own.post('/api/Account/ConfirmEmail', {
      PropertyId: PROPERTY,
      Token: tokenIn(mail),
      Password: PASSWORD,
    });
    const { status, body } = await own.logIn(PASSWORD, email);
    if (status !== 200 || body['Success'] !== true)
      throw new Error(`the guest cannot log in: ${JSON.stringify(body)}`);
    return own;
  }

  return { ...world, browser, mails, guest };
}

/** The token from the link in an account mail. */
export function tokenIn({ text }: Pick<Mail, 'text'>): string {
  const token = /#([\w-]{43})/.exec(text)?.[1];
  if (token === undefined) throw new Error('a mail without a token');
  return token;
}
