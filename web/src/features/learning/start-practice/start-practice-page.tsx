import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { toTopicWords } from '#contracts/topic-words.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { awaitingApprovalTexts } from '../../../copy/approval.ts';
import { unfinishedSessionTexts } from '../../../copy/practice-hub.ts';
import { isPracticeTopic } from '../../../copy/practice-subjects.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import {
  isCompletePracticeChoice,
  type PracticeChoice,
  parsePracticeChoice,
} from '../../../navigation/practice-choice.ts';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { useProfile } from '../../../session/session.ts';
import { SchoolGradeField, SubjectButtons, TopicField } from '../../../shared/practice/topic-field.tsx';
import { schoolGradeText, subjectText, topicText } from '../../../shared/practice/topic-field-copy.ts';
import { StreakWarning } from '../../../shared/streak-warning.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import * as copy from './start-practice-copy.ts';

/** The choices for a practice session. They are kept in the address, so that Back from a session restores them. */
export function StartPracticePage() {
  const [address, change] = useAddressParams();
  const [, go] = useLocation();
  // True while the topic field has the focus, and right after a subject was chosen.
  const [suggesting, setSuggesting] = useState(false);
  const [typedBefore, setTypedBefore] = useState('');
  const { id, awaiting_approval } = useProfile();
  const choice = parsePracticeChoice(address);
  useLastChoice(id, address, change);
  /**
   * Choosing a subject clears the topic (specification, section 2). The typed topic is then offered as a suggestion.
   */
  const chooseSubject = (subject: PracticeSubject) => {
    const { topic } = choice;
    if (topic !== undefined && !isPracticeTopic(topic)) setTypedBefore(topic);
    change({ subject, topic: '' });
  };
  const missing = [
    choice.grade === undefined && schoolGradeText,
    choice.subject === undefined && subjectText,
    choice.topic === undefined && topicText,
  ].filter((part) => part !== false);

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        back={<BackLink href={paths.practice}>{copy.backText}</BackLink>}
        title={copy.startPracticeTitleText}
        description={awaiting_approval ? copy.applicantDescriptionText : copy.startPracticeDescriptionText}
      />
      {awaiting_approval && <Notice className="mb-6">{awaitingApprovalTexts.beforeStart}</Notice>}
      <Sheet>
        <form
          noValidate
          className="flex flex-col gap-7 p-5 sm:p-7"
          onSubmit={(event) => {
            event.preventDefault();
            if (isCompletePracticeChoice(choice)) go(paths.newPracticeSession(choice));
          }}
        >
          <SchoolGradeField value={choice.grade} onChange={(grade) => change({ grade })} />
          <SubjectButtons
            value={choice.subject}
            onChange={(subject) => {
              if (subject !== choice.subject) chooseSubject(subject);
              setSuggesting(true);
            }}
          />
          <TopicField
            value={address.get('topic') ?? ''}
            subject={choice.subject}
            typedBefore={typedBefore}
            onChange={(topic) => change({ topic })}
            suggesting={suggesting}
            onSuggesting={setSuggesting}
          />
          <StreakWarning />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              type="submit"
              variant="primary"
              disabled={!isCompletePracticeChoice(choice)}
              aria-describedby="practice-missing"
              // Pressing the mouse moves the focus and closes the suggestions, so the button would move away before the
              // click.
              onMouseDown={(event) => event.preventDefault()}
            >
              {copy.startPracticeText}
            </Button>
            <p id="practice-missing" className="text-sm text-quiet">
              {missing.length > 0 && copy.toMissingChoicesText(missing)}
            </p>
          </div>
          <UnfinishedSessionNotice studentId={id} choice={choice} />
        </form>
      </Sheet>
    </div>
  );
}

interface UnfinishedSessionNoticeProps {
  studentId: string;
  choice: Partial<PracticeChoice>;
}

/** Offers to continue an unfinished session of the chosen topic. It is below the button, which so keeps its place. */
function UnfinishedSessionNotice({ studentId, choice: { grade, subject, topic } }: UnfinishedSessionNoticeProps) {
  const open = practiceApi.useGetPracticeStatsQuery({ studentId }).data?.open_sessions;
  const typed = toTopicWords(topic ?? '');
  const session = open?.find(
    (each) =>
      each.grade === grade &&
      each.subject === subject &&
      [toTopicWords(each.topic), ...each.topic_phrases].includes(typed),
  );
  return (
    // Empty it takes no space; screen readers announce only changes of a region.
    <div role="status" className="empty:-mt-7">
      {session && (
        <Notice className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>{copy.toUnfinishedText(unfinishedSessionTexts.answered(session.questions_answered))}</p>
          <Link href={paths.openPracticeSession(session.id)} className={buttonStyle({ size: 'small' })}>
            {unfinishedSessionTexts.action}
          </Link>
        </Notice>
      )}
    </div>
  );
}

/** Fills in what the student practiced last, once, unless the address or the student has chosen something. */
function useLastChoice(
  studentId: string,
  address: URLSearchParams,
  change: (params: Record<string, string>) => void,
): void {
  const last = practiceApi.useGetPracticeStatsQuery({ studentId }).data?.last_choice;
  const untouched = useRef(true);
  const chosen = ['grade', 'subject', 'topic'].some((name) => address.has(name));
  if (chosen) untouched.current = false;
  useEffect(() => {
    if (!last || !untouched.current) return;
    untouched.current = false;
    change({ grade: String(last.grade), subject: last.subject, topic: last.topic });
  }, [last, change]);
}
