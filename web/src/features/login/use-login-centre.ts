import { useEffect, useState } from 'react';
import type { CentreResponse } from '#contracts/centre.ts';
import { sendRequest } from '../../api/request.ts';

export type DemoAccount = CentreResponse['demo_accounts'][number];

/** The centre's name and demo accounts, loaded without the portal's store; undefined until they are loaded. */
export function useLoginCentre(): CentreResponse | undefined {
  const [centre, setCentre] = useState<CentreResponse>();
  useEffect(() => {
    void sendRequest<CentreResponse>('/centre').then((outcome) => {
      if ('data' in outcome) setCentre(outcome.data);
    });
  }, []);
  return centre;
}
