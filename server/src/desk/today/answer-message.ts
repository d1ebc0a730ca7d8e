import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { ok, refused } from '@portico/domain/result';
import { dateAt } from '../../hotel/date-at.ts';
import { answerContact, lockContact } from '../../mails/contact-answer.store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { isDealtWith, readBookingsOfAddresses, setDealtWith } from './needs.store.ts';

type Answer = 'Today/AnswerMessage';

/**
 * Mails a guest the answer to their message, once: of two people the second is refused, and nothing is sent. Rule:
 * docs/desk.md, "What needs a person".
 */
export async function answerMessage(
  { hotel, database, clock, operator, audit }: Run,
  { id, text }: DeskTaken<Answer>,
): Promise<Outcome<Answer>> {
  const { propertyId } = hotel;
  const now = clock.now();
  return inTransaction(database, async (tx): Promise<Outcome<Answer>> => {
    const contact = await lockContact(tx, propertyId, id);
    if (contact === undefined) return refused({ code: 'desk.need-unknown' });
    const need = { kind: 'message', id } as const;
    if (contact.answer !== null || (await isDealtWith(tx, propertyId, need)))
      return refused({ code: 'desk.message-settled', facts: { by: contact.answeredBy } });
    const answered = { answer: text, answeredBy: operator.name };
    await answerContact(tx, { propertyId, contactId: id }, answered, now);
    await setDealtWith(tx, propertyId, { ...need, isDone: true }, now);
    const found = await readBookingsOfAddresses(tx, propertyId, [contact.email], dateAt(hotel, now));
    const reservationId = found.get(contact.email);
    audit({
      ...(reservationId !== undefined && { reservationId }),
      what: [{ what: `message ${id}`, was: 'needs a person', now: 'answered' }],
    });
    return ok({ email: contact.email });
  });
}
