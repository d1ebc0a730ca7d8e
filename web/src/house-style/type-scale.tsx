import { Shown } from './shown.tsx';

export function TypeScale() {
  return (
    <Shown title="Type" note="Fraunces for headings, dates and totals; Figtree for all else.">
      <div>
        <p className="h1 serif">Sunday to Wednesday</p>
        <p className="h2 serif">Two rooms above the harbour</p>
        <p className="h3 serif">The Boatshed</p>
        <p className="lead">A brass bed, a deep sill and the fishing boats going out under the window.</p>
        <p className="measure">
          Body, 17/26. Prices are for the whole stay, with VAT. <a href="#main">A link in a sentence</a> is
          underlined.
        </p>
        <p className="small">Small, 15/22. Free until 18:00 on 12 March.</p>
        <p className="caption muted">Caption, 13/18, muted</p>
        <p className="side-head">A quiet heading</p>
        <p className="money">£1,184.00 · ₦1,184,000 · €1.184,00</p>
      </div>
    </Shown>
  );
}
