/** A house mark for a hotel that has drawn none: a ring with one sign. */
export function Monogram({ sign }: { sign: string }) {
  return (
    <svg viewBox="0 0 52 52" aria-hidden="true">
      <circle cx="26" cy="26" r="24.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <text x="26" y="37" textAnchor="middle" fontFamily="var(--serif)" fontSize="32" fill="currentColor">
        {sign}
      </text>
    </svg>
  );
}
