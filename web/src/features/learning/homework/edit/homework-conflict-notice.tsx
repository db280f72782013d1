import { useState } from 'react';
import type { HomeworkDetail } from '#contracts/homework.ts';
import { formatAtPhrase } from '../../../../copy/at-phrase.ts';
import { homeworkConflictTexts as copy } from '../../../../copy/homework.ts';
import { useCentre } from '../../../../session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { HomeworkFormControls } from '../form/use-homework-form.ts';
import { type HomeworkFormValues, toHomeworkFormValues } from '../homework-form-values.ts';
import { toHomeworkChangeTexts } from './to-homework-change-texts.ts';

interface HomeworkConflictNoticeProps {
  /** The current homework. */
  detail: HomeworkDetail;
  /** Ids of the current students. */
  current: ReadonlySet<string>;
  /** The homework at the time the page was opened. */
  opened: HomeworkFormValues;
  homework: HomeworkFormControls;
}

/** Says who changed the homework while this form was open, and offers to keep either version. */
export function HomeworkConflictNotice({ detail, current, opened, homework }: HomeworkConflictNoticeProps) {
  const [setAside, putAside] = useState<HomeworkFormValues | null>(null);
  const [kept, setKept] = useState<number | null>(null);
  const centre = useCentre();
  const { draft, form, fill } = homework;
  const mine = draft.value;
  const theirs = toHomeworkFormValues(detail, current);
  if (mine.version >= detail.version) {
    return setAside ? (
      <NoticeAction
        text={copy.taken}
        act={copy.putBack}
        onAct={() => {
          fill({ ...setAside, version: detail.version });
          putAside(null);
        }}
      />
    ) : (
      kept === detail.version && <NoticeAction text={copy.kept} />
    );
  }
  // The draft may be based on an earlier version than the one at the time the page was opened.
  const changes = toHomeworkChangeTexts(opened.version === mine.version ? opened : mine, theirs);
  const when = centre && formatAtPhrase(detail.updated_at, { today: centre.today, timeZone: centre.time_zone });
  return (
    <Notice tone="caution" role="alert" className="mb-6 flex flex-col gap-3">
      <div>
        <p className="font-semibold">{copy.title(detail.updated_by_name, when ?? '')}</p>
        <ul className="list-disc pl-5">
          {changes.map((change) => (
            <li key={change} className="wrap-anywhere">
              {change}
            </li>
          ))}
        </ul>
        <p>{changes.length === 0 ? copy.same : copy.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => {
            putAside(null);
            setKept(detail.version);
            form.setValue('version', detail.version);
          }}
        >
          {copy.keep}
        </Button>
        <Button
          onClick={() => {
            putAside(structuredClone(mine));
            fill(theirs);
          }}
        >
          {copy.take}
        </Button>
      </div>
    </Notice>
  );
}

function NoticeAction({ text, act, onAct }: { text: string; act?: string; onAct?: () => void }) {
  return (
    <Notice role="status" className="mb-6 flex flex-wrap items-center justify-between gap-3">
      {text}
      {act && (
        <Button size="small" onClick={onAct}>
          {act}
        </Button>
      )}
    </Notice>
  );
}
