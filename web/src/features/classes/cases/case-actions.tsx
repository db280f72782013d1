import type { ListedCase } from '#contracts/cases.ts';
import { Button } from '../../../ui/button.tsx';
import { answerTexts, resolveTexts } from './cases-copy.ts';

/** The acts on an unresolved case. A case that is answered waits for its resolution. */
export function CaseActions({ of, onAct }: { of: ListedCase; onAct(act: 'answer' | 'resolve'): void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {of.state !== 'answered' && (
        <Button aria-description={of.student_name} onClick={() => onAct('answer')}>
          {answerTexts.open}
        </Button>
      )}
      <Button aria-description={of.student_name} onClick={() => onAct('resolve')}>
        {resolveTexts.open}
      </Button>
    </div>
  );
}
