import { ArrowLeft, Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { StudentOption } from '#contracts/students.ts';
import { EMAIL_LENGTH_MAX } from '#events/values/limits.ts';
import { Button } from '../../ui/button.tsx';
import { chooseStudentTexts, paletteTexts as copy, toResultsText } from '../command-palette-copy.ts';
import { actionSynonymTexts } from '../palette-synonyms-copy.ts';
import { filterEntries } from './filter-entries.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { PaletteList } from './palette-list.tsx';
import { PalettePanel } from './palette-panel.tsx';
import { type StudentPage, splitStudentSearch } from './split-student-search.ts';
import { useActiveEntry } from './use-active-entry.ts';
import { useFoundStudents } from './use-found-students.ts';

/** What a tutor can do with a student. */
export interface StudentActions {
  open(student: StudentOption): void;
  markAttendance(student: StudentOption): void;
  /** The line that asks for the student whose attendance is marked. */
  markAttendanceText: string;
  /** The pages about one student, which are found by the name with a word of the title. */
  pages: readonly StudentPage[];
  openPage(path: string): void;
}

interface CommandPaletteProps {
  /** Text with which the field begins. */
  initialSearch: string;
  screens: readonly PaletteEntry[];
  actions: readonly PaletteEntry[];
  /** Undefined for people who cannot look for students. */
  studentActions: StudentActions | undefined;
  onClose(): void;
}

/** A field that finds students, screens and actions, with the list of what it found (ARIA pattern “combobox”). */
export function CommandPalette({ initialSearch, screens, actions, studentActions, onClose }: CommandPaletteProps) {
  const [search, setSearch] = useState(initialSearch);
  const [isChoosingStudent, setIsChoosingStudent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const toOptionId = ({ id }: PaletteEntry) => `${listId}-${id}`;
  const isSearching = search.trim() !== '';
  const { students, failed } = useFoundStudents(
    studentActions && (isChoosingStudent || isSearching) ? search : undefined,
  );

  const toStudentEntry = (student: StudentOption): PaletteEntry => ({
    id: student.id,
    text: student.name,
    hint: student.email,
    run: () => (isChoosingStudent ? studentActions?.markAttendance(student) : studentActions?.open(student)),
  });
  const ofPage = studentActions && !isChoosingStudent ? splitStudentSearch(search, studentActions.pages) : undefined;
  const { students: studentsOfPage = [] } = useFoundStudents(ofPage?.name);
  const pageEntries = studentsOfPage.flatMap(({ id, name, email }) =>
    (ofPage?.pages ?? []).map(
      ({ title, toPath }): PaletteEntry => ({
        id: toPath(id),
        text: `${isolateBidi(name)}: ${title}`,
        hint: email,
        run: () => studentActions?.openPage(toPath(id)),
      }),
    ),
  );
  const markAttendanceEntries: readonly PaletteEntry[] = studentActions
    ? [
        {
          id: 'mark',
          text: studentActions.markAttendanceText,
          synonyms: actionSynonymTexts.markAttendance,
          staysOpen: true,
          run: () => setIsChoosingStudent(true),
        },
      ]
    : [];
  const found: PaletteGroup = {
    heading: copy.students,
    entries: [...(students ?? []).map(toStudentEntry), ...pageEntries],
  };
  const groups = [
    found,
    ...(isChoosingStudent
      ? []
      : [
          { heading: copy.actions, entries: filterEntries([...markAttendanceEntries, ...actions], search) },
          { heading: copy.screens, entries: filterEntries(screens, search) },
        ]),
  ].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);

  const run = (entry: PaletteEntry) => {
    setSearch('');
    choose();
    if (!entry.staysOpen) onClose();
    entry.run();
  };
  const { active, choose, onKeyDown } = useActiveEntry(entries, run);
  const placeholder = copy.placeholder[studentActions ? 'withStudents' : 'withoutStudents'];
  const goBack = () => {
    setIsChoosingStudent(false);
    field.current?.focus();
  };
  return (
    <PalettePanel title={isChoosingStudent ? chooseStudentTexts.title : copy.title} onClose={onClose}>
      <div className="m-2 flex items-center gap-1 rounded-control has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent">
        {isChoosingStudent ? (
          <Button variant="quiet" size="icon" aria-label={chooseStudentTexts.back} onClick={goBack}>
            <ArrowLeft aria-hidden />
          </Button>
        ) : (
          <Search aria-hidden className="m-3 size-5 shrink-0 text-quiet" />
        )}
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && toOptionId(active)}
          aria-label={isChoosingStudent ? chooseStudentTexts.title : copy.title}
          placeholder={isChoosingStudent ? chooseStudentTexts.placeholder : placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={EMAIL_LENGTH_MAX}
          className="min-h-11 min-w-0 flex-1 bg-transparent pr-3 text-base text-ellipsis outline-none"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            choose();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && search === '' && isChoosingStudent) goBack();
            else onKeyDown(event);
          }}
        />
      </div>
      <PaletteList id={listId} groups={groups} active={active} toOptionId={toOptionId} onActive={choose} onRun={run} />
      <p role="status" className={entries.length > 0 ? 'sr-only' : 'border-t border-rule px-5 py-4 text-quiet'}>
        {students === undefined && !failed
          ? copy.loading
          : failed
            ? copy.studentsFailed
            : entries.length === 0
              ? copy.none
              : toResultsText(entries.length)}
      </p>
      <p className="border-t border-rule px-5 py-2 text-sm text-quiet max-sm:hidden">{copy.keys}</p>
    </PalettePanel>
  );
}
