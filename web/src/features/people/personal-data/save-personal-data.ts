import type { Problem } from '#contracts/problem.ts';
import type { ApiError } from '../../../api/request.ts';

export interface PersonalDataRequest {
  readonly studentId: string;
  readonly format: 'html' | 'json';
  readonly withStaffNotes: boolean;
  /** Id of the page's person. The server refuses the request when another person is signed in. */
  readonly person: string;
}

/** Makes a file and saves it in the downloads of the browser. Returns why there is none, so that the page can say it in words. */
export async function savePersonalData(request: PersonalDataRequest): Promise<ApiError | undefined> {
  const { studentId, format, withStaffNotes, person } = request;
  const query = new URLSearchParams({ format, ...(withStaffNotes && { staff_notes: 'include' }) });
  try {
    const answer = await fetch(`/api/students/${studentId}/personal-data?${query}`, {
      headers: { accept: '*/*', 'page-of': person },
    });
    if (!answer.ok) return { kind: 'problem', problem: (await answer.json()) as Problem };
    saveFile(await answer.blob(), /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]);
    return undefined;
  } catch {
    return { kind: 'no-answer' };
  }
}

/** Safari begins to save a file only after the click is handled. */
const REVOKE_AFTER_MS = 60_000;

function saveFile(file: Blob, name = 'personal-data'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
