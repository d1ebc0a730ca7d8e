import { issueText } from '@portico/contract/texts/issue-texts';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import { validate } from 'uuid';
import { refuseFields } from './refuse.ts';
import type { PorticoServer } from './server-type.ts';

/**
 * Refuses an API call with a possible card number in its query, as name or value. No call takes one there, and other
 * programs store addresses. Rule: docs/payments.md, "Cards".
 */
export function refuseCardNumbers(app: PorticoServer): void {
  app.addHook('preValidation', (request, reply, done) => {
    const query = Object.entries((request.query ?? {}) as Record<string, unknown>);
    if (query.length === 0 || !request.url.startsWith('/api/')) {
      done();
      return;
    }
    const fields = query.filter(([, value]) => [value].flat().map(String).some(mayBeCard));
    const hasInName = query.some(([name]) => holdsCardNumber(name));
    if (fields.length === 0 && !hasInName) {
      done();
      return;
    }
    const names = hasInName ? ['Query'] : fields.map(([name]) => name);
    const message = issueText('text.card-number');
    refuseFields(reply, Object.fromEntries(names.map((name) => [name, [message]])));
  });
}

/** Our ids are hexadecimal: one in 1,800 has the digits of a card. */
const mayBeCard = (text: string) => !validate(text) && holdsCardNumber(text);
