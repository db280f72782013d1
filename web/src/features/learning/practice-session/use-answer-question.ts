import { useRef, useState } from 'react';
import type { AnswerPracticeRequest } from '#contracts/practice.ts';
import { toFailureText } from '../../../api/is-retry-pointless.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { useCommandSubmission } from '../../../commands/command-submission.ts';
import { useProfile } from '../../../session/session.ts';
import { answerNotSentText } from './practice-session-copy.ts';

export interface AnswerRequestState {
  readonly is: 'idle' | 'sending' | 'failed';
  /**
   * Why the last attempt failed, as a sentence for the student. It stays while the next attempt is in flight, so that
   * its line does not disappear and move the options under a finger.
   */
  readonly why?: string | undefined;
}

/** Sends the answer to one question (zero-based index) once. The result is then in the cached session. */
export function useAnswerQuestion(sessionId: string, question: number) {
  const { id: studentId } = useProfile();
  const [mutate] = practiceApi.useAnswerPracticeQuestionMutation();
  const submission = useCommandSubmission<AnswerPracticeRequest>();
  const [state, setState] = useState<AnswerRequestState>({ is: 'idle' });
  const busy = useRef(false);

  const submit = async (choice: number | undefined): Promise<void> => {
    if (choice === undefined || busy.current) return;
    busy.current = true;
    setState(({ why }) => ({ is: 'sending', why }));
    const sent = await submission.send({ question, choice }, (body, idempotencyKey) =>
      mutate({ sessionId, studentId, body, idempotencyKey }),
    );
    busy.current = false;
    // A session that takes no more answers is reloaded, and the page then shows why.
    setState(
      sent.error === undefined ? { is: 'idle' } : { is: 'failed', why: toFailureText(sent.error, answerNotSentText) },
    );
  };
  return { state, submit };
}
