import type { Problem } from '#contracts/problem.ts';
import type { ApiError } from '../api/request.ts';

/**
 * Requests a file and saves it in the downloads of the browser. Returns why there is none, so that the page can say it in words.
 * The server refuses the request when another person than `person`, the id of the page's person, is signed in.
 */
export async function saveFileOf(path: string, person: string): Promise<ApiError | undefined> {
  try {
    const answer = await fetch(path, { headers: { accept: '*/*', 'page-of': person } });
    if (!answer.ok) return { kind: 'problem', problem: (await answer.json()) as Problem };
    saveFile(await answer.blob(), /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]);
    return undefined;
  } catch {
    return { kind: 'no-answer' };
  }
}

/** Safari begins to save a file only after the click is handled. */
const REVOKE_AFTER_MS = 60_000;

function saveFile(file: Blob, name = 'file'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
