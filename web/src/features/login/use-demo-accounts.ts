import { useEffect, useState } from 'react';
import type { CentreAnswer } from '#contracts/centre.ts';
import { request } from '../../api/request.ts';

export type DemoAccount = CentreAnswer['demo_accounts'][number];

/** The accounts of a demo centre; none in a real one, and none while nobody knows. */
export function useDemoAccounts(): readonly DemoAccount[] {
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    void request<CentreAnswer>('/centre').then((outcome) => {
      if ('data' in outcome) setAccounts(outcome.data.demo_accounts);
    });
  }, []);
  return accounts;
}
