/** Holds up the first who comes until a second one has come; whoever comes later goes on at once. */
export function twoMeet(): () => Promise<void> {
  let came = 0;
  let meet: () => void = () => undefined;
  const haveMet = new Promise<void>((resolve) => (meet = resolve));
  return () => {
    if (++came === 2) meet();
    return haveMet;
  };
}
