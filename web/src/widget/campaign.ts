/** How advertisements identify themselves; the booking pages drop what could identify a guest. */
const OF_CAMPAIGN = /^(utm_\w+|gclid|[gw]braid|dclid|fbclid|msclkid)$/;

/** The campaign of the page's address, to be passed on, as a query; empty: none. */
export function campaignOf(search: string): string {
  const given = [...new URLSearchParams(search)].filter(([name]) => OF_CAMPAIGN.test(name));
  return new URLSearchParams(given).toString();
}
