type Status = 400 | 401 | 403 | 404 | 409 | 422 | 429;

/** The HTTP status of a refusal, and its words for staff. */
export interface RefusalWords<Facts> {
  readonly status: Status;
  /** A method, so that the table can be read without knowing the facts of each. */
  words(facts: Facts): string;
}

/** Declares a refusal by its status and words; `Facts`: what the words name. */
export const of = <Facts = void>(status: Status, words: (facts: Facts) => string): RefusalWords<Facts> => ({
  status,
  words,
});
