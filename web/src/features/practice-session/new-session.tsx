import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useStartPracticeSessionMutation } from '../../api/practice.ts';
import { type Failure, toFailure } from '../../api/problem.ts';
import { retryAfterSignIn } from '../../api/retry-after-sign-in.ts';
import { generating } from '../../copy/practice-session.ts';
import { paths } from '../../navigation/paths.ts';
import type { PracticeChoice } from '../../navigation/practice-choice.ts';
import { useProfile } from '../../session/session.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { NoQuestions } from './no-questions.tsx';
import { forgetStart, getStartKey } from './start-key.ts';

/** Asks for a session once, also when the page is loaded anew meanwhile; who leaves it meanwhile is not called back. */
export function NewSession({ choice }: { choice: PracticeChoice }) {
  const { id: studentId } = useProfile();
  const [, navigate] = useLocation();
  const [mutate] = useStartPracticeSessionMutation();
  const [failure, setFailure] = useState<Failure>();
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const idempotencyKey = getStartKey(studentId, choice);
    const here = addressNow();
    const start = async () => {
      const { data, error } = await retryAfterSignIn(() => mutate({ body: choice, idempotencyKey, studentId }));
      forgetStart(idempotencyKey);
      // Who has gone elsewhere is not called back. Only the address says so at once: this page stays mounted until the
      // code of the next one has loaded.
      if (addressNow() !== here) return;
      // the second click of a double one on Start has landed on this page, and selected all of it
      getSelection()?.removeAllRanges();
      if (data) navigate(paths.openPracticeSession(data.id), { replace: true });
      else setFailure(toFailure(error));
    };
    void start();
  }, [choice, mutate, navigate, studentId]);

  if (failure) return <NoQuestions choice={choice} failure={failure} />;
  return (
    <Sheet className="mx-auto max-w-3xl">
      <div role="status" className="flex flex-col items-center gap-2 px-6 py-20 text-center">
        <LoaderCircle aria-hidden className="size-8 animate-turn text-accent" />
        <h1 className="text-heading">{generating.title}</h1>
        <p className="text-quiet">{generating.text}</p>
      </div>
    </Sheet>
  );
}

const addressNow = () => location.pathname + location.search;
