import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { problemOf } from '../../api/problem.ts';
import { request } from '../../api/request.ts';
import { login } from '../../copy/login.ts';

export interface News {
  tone: 'info' | 'good' | 'danger';
  text: string;
}

/** The answer to each link, asked for once: a link works a single time, and an effect may run twice. */
const answers = new Map<string, Promise<News>>();

async function confirm(token: string): Promise<News> {
  const outcome = await request('/auth/confirm', { method: 'POST', body: { token } });
  if (!('error' in outcome)) return { tone: 'good', text: login.confirmed };
  return { tone: 'danger', text: `${login.confirmationFailed} ${problemOf(outcome.error).detail}` };
}

/** Follows the link of a confirmation mail, `/login?confirm=TOKEN`, and takes the token out of the address. */
export function useConfirmation(): News | undefined {
  const [params, setParams] = useSearchParams();
  const [news, setNews] = useState<News>();
  const token = params.get('confirm');
  useEffect(() => {
    if (!token) return;
    setNews({ tone: 'info', text: login.confirming });
    const answer = answers.get(token) ?? confirm(token);
    answers.set(token, answer);
    void answer.then((said) => {
      setNews(said);
      setParams({}, { replace: true });
    });
  }, [token, setParams]);
  return news;
}
