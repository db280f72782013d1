import type { ReactNode } from 'react';
import { changes as copy } from '../../copy/complete-homework.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Changes } from './answers.ts';

/** In view however long the assignment is, but where a window is low: there it would cover what is typed. */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <div className="bottom-0 z-10 -mx-4 mt-6 flex flex-col gap-3 border-t border-rule bg-sheet px-4 py-3 sm:mx-0 sm:rounded-t-sheet sm:border-x sm:px-5 [@media(min-height:36rem)]:sticky">
      {children}
    </div>
  );
}

interface ChangeNoticeProps {
  tutor: string;
  changes: Changes;
  /** Goes to a question, by its number. */
  onShow(number: number): void;
  onSeen(): void;
}

/** “Ms Lee changed question 3”, until the student has seen it; nothing moves under what they are typing. */
export function ChangeNotice({ tutor, changes, onShow, onSeen }: ChangeNoticeProps) {
  const [first] = [...changes.changed, ...changes.added].sort((one, other) => one - other);
  return (
    <Notice
      tone="caution"
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:py-2"
    >
      <p>
        <strong className="font-semibold">{copy.title(tutor, changes)}.</strong>{' '}
        <span className="max-sm:sr-only">{copy.text}</span>
      </p>
      <div className="flex gap-2">
        {first !== undefined && (
          <Button size="small" onClick={() => onShow(first)}>
            {copy.show(first)}
          </Button>
        )}
        <Button size="small" onClick={onSeen}>
          {copy.seen}
        </Button>
      </div>
    </Notice>
  );
}
