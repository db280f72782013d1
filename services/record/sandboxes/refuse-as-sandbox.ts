import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { SandboxRefusedError } from './sandbox-store.ts';

/** Runs an operation on a sandbox, and turns its refusal into that of the request. */
export const refuseAsSandbox = <Response>(work: () => Promise<Response>): Promise<Response | Refusal> =>
  work().catch((error: unknown) => {
    if (error instanceof SandboxRefusedError) return refuse(error.code);
    throw error;
  });
