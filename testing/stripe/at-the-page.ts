/** Performs a guest's action on the stand-in's hosted page. */
export async function payOnPage(
  url: string,
  card = '4242 4242 4242 4242',
): Promise<{ readonly status: number; readonly location: string | null; readonly text: string }> {
  return posted(url, { card });
}

/** Answers the bank's challenge, whose page followed the card. */
export async function answerBankOnPage(url: string, answer: 'complete' | 'fail') {
  return posted(`${url}/bank`, { answer });
}

async function posted(url: string, fields: Record<string, string>) {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
}
