/** Holds up the first caller until a second one arrives; later callers pass at once. */
export function twoMeet(): () => Promise<void> {
  let came = 0;
  let meet: () => void = () => undefined;
  const haveMet = new Promise<void>((resolve) => (meet = resolve));
  return () => {
    if (++came === 2) meet();
    return haveMet;
  };
}
