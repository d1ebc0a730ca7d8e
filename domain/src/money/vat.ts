/** How VAT stands in a property's prices. Frozen on each reservation item. Rule: docs/pricing.md, "VAT". */
export interface VatSettings {
  /** Hundredths of a percent: 2000 is 20 %. */
  readonly rateBasisPoints: number;
  /** True: prices are kept without VAT and it comes on top. */
  readonly isExclusive: boolean;
}
