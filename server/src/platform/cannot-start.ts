/** The cause is outside the program. The message is a sentence for the operator, without a full stop. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
