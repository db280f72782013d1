/** Endpoints of the record: its check, seals, sandboxes and suppositions. */
import type { RecordResponse, SealLedgerResponse, SealsResponse } from '#contracts/record.ts';
import type { SandboxComparisonResponse, SandboxesResponse, StartReplayRequest } from '#contracts/sandboxes.ts';
import type { WhatIfResponse, WhatIfRules } from '#contracts/what-if.ts';
import { command, createEndpoints, pagedQuery, query, types } from './create-endpoints.ts';

// biome-ignore format: one row for each endpoint
export const recordApi = createEndpoints({
  /** The last check of the whole record, and the running one. */
  getRecord: query('GET /record', types<RecordResponse>, ['record']),
  checkRecord: command('POST /record/check', types<null>, ['record']),
  getSeals: pagedQuery('GET /record/seals', types<SealsResponse>, ['seals']),
  sealLedger: command('POST /record/seals', types<SealLedgerResponse>, ['record', 'seals'], { request: { onceOnly: true } }),

  getSandboxes: query('GET /sandboxes', types<SandboxesResponse>, ['sandboxes']),
  startReplay: command('POST /sandboxes', types<null, StartReplayRequest>, ['sandboxes']),
  cancelReplay: command('POST /sandboxes/cancel', types<null>, ['sandboxes']),
  dropSandbox: command('DELETE /sandboxes/:name', types<null>, ['sandboxes']),
  getSandboxComparison: query('GET /sandboxes/comparison', types<SandboxComparisonResponse>, ['sandboxes']),
  cancelComparison: command('POST /sandboxes/comparison/cancel', types<null>, ['sandboxes']),
  startComparison: command('POST /sandboxes/:name/comparison', types<null>, ['sandboxes']),
  getWhatIf: query('GET /what-if', types<WhatIfResponse>, ['what-if']),
  startWhatIf: command('POST /what-if', types<null, WhatIfRules>, ['what-if']),
  cancelWhatIf: command('POST /what-if/cancel', types<null>, ['what-if']),
});
