/** Endpoints of erasing and of retention. They have a file of their own, because only owners open their pages. */
import type {
  ErasablePeopleQuery,
  ErasablePeopleResponse,
  ErasePersonRequest,
  ErasePersonResponse,
  ErasurePreview,
} from '#contracts/erasure.ts';
import type { RetentionResponse } from '#contracts/retention.ts';
import { command, createEndpoints, query, types } from './create-endpoints.ts';

// biome-ignore format: one row for each endpoint
export const privacyApi = createEndpoints({
  findPeopleToErase: query('GET /erasures/people', types<ErasablePeopleResponse, ErasablePeopleQuery>, ['roster', 'tutors']),
  previewErasure: query('GET /people/:id/erasure', types<ErasurePreview, { id: string }>, ['roster', 'tutors']),
  erasePerson: command('POST /people/:id/erasure', types<ErasePersonResponse, ErasePersonRequest>, ['roster', 'students', 'tutors', 'homework']),
  getRetention: query('GET /retention', types<RetentionResponse>, ['retention', 'centre', 'roster', 'sign-ups', 'contact-messages']),
});
