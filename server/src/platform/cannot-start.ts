/** Something outside the program keeps it from starting. Its message is a sentence for the operator, without a full stop. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
