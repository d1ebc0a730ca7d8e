import type { Issue } from '@portico/domain/result';
import { useState } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { showAtTop } from '../../lib/top-news.ts';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import { controlsOf, issuesAtFields, issuesInWords } from '../people/issues-at-fields.ts';
import { useSubmit } from '../submitting/use-submit.ts';
import { failedText } from './failed-text.ts';

interface AnyAnswer {
  readonly Success: boolean;
  readonly Message: string;
}

interface Done {
  readonly Success: true;
}

function isDone<Answer extends AnyAnswer>(answer: Answer): answer is Answer & Done {
  return answer.Success;
}

export interface AccountFormFacts<Typed extends object, Answer extends AnyAnswer> {
  /** The prefix of each field's control id. */
  readonly name: string;
  readonly start: () => Typed;
  /** By the rules that the server applies too. */
  readonly find: (typed: Typed) => readonly Issue[];
  /** To the hotel of that id. */
  readonly send: (typed: Typed, propertyId: number) => Promise<Answer>;
  /** The server's names of the fields. */
  readonly wire: Readonly<Record<string, string>>;
  /** The specification's text for a failure. */
  readonly failed: string;
  /** What a success changes beyond the form, even after it was closed. */
  readonly keep?: (answer: Answer & Done) => void;
  /** Shows the success in the form's place. */
  readonly onDone: (answer: Answer & Done, typed: Typed) => void;
}

/** Why a form was refused: the failed action, and the reason in words if there is one. */
export interface Failure {
  readonly title: string;
  readonly reason: string | null;
}

/** An account form: its input is validated by the server's rules, sent, and retained when refused. */
export function useAccountForm<Typed extends object, Answer extends AnyAnswer>(
  facts: AccountFormFacts<Typed, Answer>,
) {
  const { name, failed } = facts;
  const hotel = useHotel();
  const [typed, setTyped] = useState(facts.start);
  const [failure, setFailure] = useState<Failure | null>(null);
  const idOf = (field: string) => `${name}-${field}`;
  const form = useFormIssues(() => issuesInWords(facts.find(typed), idOf, { unit: hotel.unit }));

  function type(part: Partial<Typed>) {
    form.changed(...Object.keys(part).map(idOf));
    setTyped((stored) => ({ ...stored, ...part }));
  }

  const { state, submit } = useSubmit({
    send(sent: Typed) {
      setFailure(null);
      // An earlier press's notice is not shown beside this one's result.
      showAtTop(null);
      return facts.send(sent, hotel.id);
    },
    follow(answer, sent) {
      if (!isDone(answer)) return fail(answer.Message);
      facts.keep?.(answer);
      facts.onDone(answer, sent);
    },
    afterLeaving(answer) {
      if (isDone(answer)) facts.keep?.(answer);
    },
    onFault(error: ApiError) {
      const issues = issuesAtFields(error.fields, controlsOf(facts.wire, idOf));
      if (issues.length > 0) form.show(issues);
      else fail(failedText(error, failed, hotel.telephone));
    },
  });

  function send(): void {
    if (state === 'idle' && form.check()) submit(typed);
  }

  function fail(reason: string) {
    setFailure({ title: failed, reason: reason === failed ? null : reason });
  }

  return { typed, setTyped, form, failure, progress: state, idOf, type, send };
}
