import { Link } from 'wouter';
import type { BalanceExplanation, BalanceTerm } from '#contracts/class-audit.ts';
import type { ClassTransactionSource } from '#events/values/shapes.ts';
import { classesApi } from '../../api/classes-api.ts';
import { explainBalanceTexts, toUncoveredText } from '../../copy/remaining.ts';
import { paths } from '../../navigation/paths.ts';
import { LoadedPart } from '../../page/loaded-part.tsx';
import { useClassesMax, useProfile } from '../../session/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import {
  explanationTexts as copy,
  type ExplanationSentence,
  toExplanationSentence,
  toExplanationTitle,
  toSumText,
  toTotalText,
  toUnexplainedText,
  toWaitingSentence,
} from './balance-explanation-copy.ts';
import { countFittingClasses } from './count-fitting-classes.ts';

/** Sentences that lead to a balance, with the sum, or that the balance does not add up. */
export function ExplainBalanceDialog({ studentId, onClose }: { studentId: string; onClose(): void }) {
  const query = classesApi.useGetBalanceExplanationQuery({ studentId }, { refetchOnMountOrArgChange: true });
  const isTutor = useProfile().role === 'tutor';
  const { data } = query;
  return (
    <Dialog
      onClose={onClose}
      title={data ? toExplanationTitle(data) : explainBalanceTexts.open}
      description={isTutor ? data?.student.name : undefined}
    >
      <LoadedPart query={query} failed={explainBalanceTexts.loadingFailed} loading={copy.loading}>
        {(explanation) => <Explanation explanation={explanation} onLeave={onClose} />}
      </LoadedPart>
    </Dialog>
  );
}

function Explanation({ explanation, onLeave }: { explanation: BalanceExplanation; onLeave(): void }) {
  const { student, adds_up, stored, terms } = explanation;
  const classesMax = useClassesMax();
  const isTutor = useProfile().role === 'tutor';
  const fitting = countFittingClasses(
    { classes_remaining: stored.remaining, classes_waiting: stored.waiting },
    classesMax,
  );
  const { waiting, uncovered } = stored;
  return (
    <>
      {!adds_up && (
        <Notice tone="danger" role="alert" className="mb-4">
          <strong>{copy.doesNotAddUp}.</strong> {toUnexplainedText(explanation)}
        </Notice>
      )}
      <ul className="flex flex-col gap-1.5 border-l-2 border-margin/60 pl-4">
        {terms.map((term, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the terms are loaded as a whole
          <Sentence key={index} {...{ term, studentId: student.id, onLeave }} />
        ))}
        {adds_up && waiting > 0 && (
          <SentenceItem sentence={toWaitingSentence({ waiting, fitting, classesMax, isTutor })} />
        )}
      </ul>
      {adds_up && (
        <dl className="mt-4 flex flex-col gap-1 tabular-nums">
          <Sum
            label={copy.sumLabel}
            text={toSumText([...terms.map(({ classes }) => classes), 0 - waiting], stored.remaining)}
          />
          <Sum label={copy.toTotalLabel(classesMax)} text={toTotalText(terms, stored.total)} />
        </dl>
      )}
      {uncovered > 0 && <p className="mt-3 text-sm text-quiet">{toUncoveredText(uncovered)}</p>}
    </>
  );
}

interface SentenceProps {
  term: BalanceTerm;
  studentId: string;
  /** Called when the link is followed. */
  onLeave(): void;
}

/** The filter of the history that shows the rows of a term; classes that marks took and gave back have several. */
const causes: Partial<Record<BalanceTerm['kind'], ClassTransactionSource>> = {
  opening: 'opening',
  added: 'manual',
  removed: 'manual',
  withdrawn: 'waiting',
};

function Sentence({ term, studentId, onLeave }: SentenceProps) {
  const { kind, from, to, count } = term;
  // Classes that were never given have no row.
  const cause = causes[kind];
  const href = count > 0 ? paths.classHistoryOf(studentId, { from, to, ...(cause && { cause }) }) : undefined;
  return <SentenceItem sentence={toExplanationSentence(term)} href={href} onLeave={onLeave} />;
}

interface SentenceItemProps {
  sentence: ExplanationSentence;
  href?: string | undefined;
  onLeave?(): void;
}

const SentenceItem = ({ sentence: { before, number, after }, href, onLeave }: SentenceItemProps) => (
  <li className="wrap-anywhere">
    {before}
    {href === undefined ? (
      <strong>{number}</strong>
    ) : (
      <Link href={href} onClick={onLeave} className="font-semibold text-accent underline underline-offset-2">
        {number}
      </Link>
    )}
    {after}
  </li>
);

const Sum = ({ label, text }: { label: string; text: string }) => (
  <div className="flex flex-wrap items-baseline gap-x-3">
    <dt className="text-sm text-quiet">{label}</dt>
    <dd className="font-serif text-heading font-semibold">{text}</dd>
  </div>
);
