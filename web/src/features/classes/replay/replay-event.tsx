import { ArrowRight } from 'lucide-react';
import type { ClassFigures, ReplayFrame, ReplayMark } from '#contracts/class-audit.ts';
import { listFigureWords } from '#contracts/class-sum.ts';
import { becomesText } from '../../../copy/common.ts';
import { toCodedReasonText } from '../../../copy/reason-codes.ts';
import { formatDateTime, formatLongDate } from '../../../lib/dates.ts';
import { BeforeAfterNumbers, BeforeAfterStrip } from '../../../ui/before-after-numbers.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { replayTexts as copy, toFrameText, toMarkDayText, toMarkStateText, toPlaceText } from './replay-copy.ts';

interface ReplayEventProps {
  frame: ReplayFrame;
  /** The numbers before the event. */
  before: ClassFigures;
  /** The mark of the event before it; undefined for a new mark, or if the event concerns none. */
  markBefore: ReplayMark | undefined;
  place: number;
  count: number;
  timeZone: string;
}

/** The sentence of an event, and what was before and after it. Screen readers hear each new event. */
export function ReplayEvent({ frame, before, markBefore, place, count, timeZone }: ReplayEventProps) {
  const { effective_on, recorded_at, tutor_name, figures, mark } = frame;
  const reason = toCodedReasonText(frame);
  const changed = listFigureWords(before, figures).filter(([name]) => before[name] !== figures[name]);
  return (
    <section aria-label={copy.event} aria-live="polite" className="min-h-72 border-t border-rule px-4 py-5 sm:px-5">
      <p className="text-sm text-quiet">
        {toPlaceText(place, count)} · {formatLongDate(effective_on)}
      </p>
      <h2 className="mt-1 text-heading wrap-anywhere">
        {toFrameText(frame)}
        {reason && `: ${reason}`}
      </h2>
      <p className="mt-1 text-sm text-quiet wrap-anywhere">
        <BidiIsolatedName name={tutor_name} />, {copy.recorded} {formatDateTime(recorded_at, timeZone)}
      </p>
      {changed.length === 0 ? (
        <p className="mt-4">{copy.numbersKept}</p>
      ) : (
        <BeforeAfterStrip className="mt-4 max-sm:*:basis-2/5">
          {changed.map(([name, label]) => (
            <BeforeAfterNumbers key={name} label={label} before={before[name]} after={figures[name]} />
          ))}
        </BeforeAfterStrip>
      )}
      {mark && (
        <div className="mt-4">
          <p className="text-sm text-quiet">{toMarkDayText(markBefore, mark)}</p>
          <p className="flex flex-wrap items-center gap-x-1.5">
            {toMarkStateText(markBefore)}
            <ArrowRight aria-hidden className="size-4 text-quiet" />
            <span className="sr-only">{becomesText}</span>
            <strong>{toMarkStateText(mark)}</strong>
          </p>
          <MarkNote label={copy.note} text={mark.note} />
          <MarkNote label={copy.privateNote} text={mark.private_note} />
        </div>
      )}
    </section>
  );
}

function MarkNote({ label, text }: { label: string; text: string | null }) {
  if (text === null) return null;
  return (
    <p className="mt-1 text-sm wrap-anywhere">
      <span className="text-quiet">{label}:</span> {text}
    </p>
  );
}
