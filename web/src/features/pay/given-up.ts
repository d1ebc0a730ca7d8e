/** The state of an entry of the history to which a guest comes by ending a payment. */
export const givenUp = 'given-up';
