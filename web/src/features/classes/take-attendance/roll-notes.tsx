import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { NOTE_LENGTH_MAX } from '#events/values/limits.ts';
import { familiesReadNoteText, privateNoteTexts } from '../../../copy/forms.ts';
import { rollLabelTexts } from '../../../copy/take-attendance.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/input.tsx';
import type { RollRow } from './roll-row.ts';

interface RollNotesProps {
  row: RollRow;
  /** Prefix of the ids of both fields. */
  id: string;
  onNote(note: string): void;
  onPrivateNote(note: string): void;
}

/** The notes of a present student. Few students have a private one, so its field is behind a button until there is one. */
export function RollNotes({ row, id, onNote, onPrivateNote }: RollNotesProps) {
  const { student, note, privateNote } = row;
  const [opened, setOpened] = useState(false);
  const isPrivateNoteShown = opened || privateNote !== '';
  return (
    <>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <label htmlFor={`${id}-notes`} className="sr-only">
            {rollLabelTexts.notes}
          </label>
          <Textarea
            id={`${id}-notes`}
            rows={1}
            className="peer block min-h-11! resize-none"
            aria-description={`${student.name}. ${familiesReadNoteText}`}
            placeholder={rollLabelTexts.notesExample}
            maxLength={NOTE_LENGTH_MAX}
            value={note}
            onChange={({ target }) => onNote(target.value)}
          />
          {/* Shown when something is typed, so that a focus never moves the rows below. */}
          <p aria-hidden className="mt-1 text-sm text-quiet peer-placeholder-shown:hidden">
            {familiesReadNoteText}
          </p>
        </div>
        {!isPrivateNoteShown && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={privateNoteTexts.add}
            aria-description={student.name}
            title={privateNoteTexts.add}
            onClick={() => setOpened(true)}
          >
            <LockKeyhole aria-hidden className="text-quiet" />
          </Button>
        )}
      </div>
      {isPrivateNoteShown && (
        <>
          <label htmlFor={`${id}-private-note`} className="sr-only">
            {privateNoteTexts.label}
          </label>
          <Textarea
            id={`${id}-private-note`}
            rows={1}
            // The field takes the place of the button that had the focus.
            autoFocus={opened}
            className="mt-2 block min-h-11! resize-none"
            aria-description={`${student.name}. ${privateNoteTexts.hint}`}
            placeholder={rollLabelTexts.toOptional(privateNoteTexts.label)}
            maxLength={NOTE_LENGTH_MAX}
            value={privateNote}
            onChange={({ target }) => onPrivateNote(target.value)}
          />
          <p aria-hidden className="mt-1 text-sm text-quiet">
            {privateNoteTexts.hint}
          </p>
        </>
      )}
    </>
  );
}
