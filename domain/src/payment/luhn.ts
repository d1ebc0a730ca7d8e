/** True when the digits pass the check sum that catches most slips of the keyboard. False for anything but digits. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
