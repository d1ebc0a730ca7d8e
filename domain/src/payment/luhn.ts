/** Whether the digits pass the Luhn checksum, which catches most typing errors. False for anything but digits. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  // Without arrays: a text from outside may contain thousands of numbers.
  let sum = 0;
  for (let place = 1; place <= digits.length; place += 1) {
    const digit = Number(digits.at(-place));
    const value = place % 2 === 1 ? digit : digit * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
