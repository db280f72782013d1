import type { ApiError } from '../../../api/request.ts';
import { saveFileOf } from '../../../shared/save-file.ts';

export interface PersonalDataRequest {
  readonly studentId: string;
  readonly format: 'html' | 'json';
  readonly withStaffNotes: boolean;
  /** Id of the page's person. */
  readonly person: string;
}

/** Makes a file and saves it, see `saveFileOf`. */
export function savePersonalData(request: PersonalDataRequest): Promise<ApiError | undefined> {
  const { studentId, format, withStaffNotes, person } = request;
  const query = new URLSearchParams({ format, ...(withStaffNotes && { staff_notes: 'include' }) });
  return saveFileOf(`/api/students/${studentId}/personal-data?${query}`, person);
}
