import { useEffect, useState } from 'react';
import type { CentreAnswer } from '#contracts/centre.ts';
import { sendRequest } from '../../api/request.ts';

export type DemoAccount = CentreAnswer['demo_accounts'][number];

/** The centre's name and demo accounts, loaded without the portal's store; undefined until they are loaded. */
export function useLoginCentre(): CentreAnswer | undefined {
  const [centre, setCentre] = useState<CentreAnswer>();
  useEffect(() => {
    void sendRequest<CentreAnswer>('/centre').then((outcome) => {
      if ('data' in outcome) setCentre(outcome.data);
    });
  }, []);
  return centre;
}
