/** What a guest does on the hosted page of the stand-in. */
export async function payOnPage(
  url: string,
  card = '4242 4242 4242 4242',
): Promise<{ readonly status: number; readonly location: string | null; readonly text: string }> {
  return posted(url, { card });
}

/** What the guest answers the bank, whose page came after the card. */
export async function answerBankOnPage(url: string, answer: 'complete' | 'fail') {
  return posted(`${url}/bank`, { answer });
}

async function posted(url: string, fields: Record<string, string>) {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
}
