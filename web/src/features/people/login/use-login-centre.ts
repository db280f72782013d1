import { useCallback, useEffect, useState } from 'react';
import type { CentreResponse } from '#contracts/centre.ts';
import { type ApiError, sendRequest } from '../../../api/request.ts';
import { useRetryWhileUnreachable } from '../../../page/use-retry-while-unreachable.ts';

export type DemoAccount = CentreResponse['demo_accounts'][number];

/** The centre's name and demo accounts, loaded without the portal's store; undefined until they are loaded. */
export function useLoginCentre(): CentreResponse | undefined {
  const [centre, setCentre] = useState<CentreResponse>();
  const [error, setError] = useState<ApiError>();
  const load = useCallback(async () => {
    const outcome = await sendRequest<CentreResponse>('/centre');
    if ('data' in outcome) setCentre(outcome.data);
    setError('error' in outcome ? outcome.error : undefined);
  }, []);
  useEffect(() => {
    void load();
  }, [load]);
  useRetryWhileUnreachable({ error, isFetching: false, refetch: load });
  return centre;
}
