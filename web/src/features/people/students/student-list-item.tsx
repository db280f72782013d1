import { AtSign, CalendarX, Download, KeyRound, ShieldOff, Trash2, Users } from 'lucide-react';
import { Fragment } from 'react';
import { Link, useLocation } from 'wouter';
import type { StudentRow } from '#contracts/students.ts';
import { absenceTexts } from '../../../copy/absences.ts';
import { calendarText, historyText } from '../../../copy/common.ts';
import { passwordCodeTexts } from '../../../copy/password-code.ts';
import { remainingOverTotalText } from '../../../copy/remaining.ts';
import { familiesTitle, moneyTitle, personalDataTitle } from '../../../copy/screens.ts';
import { archiveStudentText, moreForStudentText, toChosenPlanText } from '../../../copy/students.ts';
import { paths } from '../../../navigation/paths.ts';
import { useClassesMax } from '../../../session/session.ts';
import { ExplainBalanceButton } from '../../../shared/students/explain-balance-button.tsx';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { findBalanceWarnings } from './balance-warnings.ts';
import type { StudentDialogKind } from './open-student-dialog.ts';
import {
  changeStudentEmailTexts,
  resetTwoStepTexts,
  studentActTexts,
  studentListTexts,
} from './student-management-copy.ts';

interface StudentListItemProps {
  student: StudentRow;
  onAct(kind: StudentDialogKind): void;
}

/** One line of the list: the balance left of the margin line, then the student. */
export function StudentListItem({ student, onAct }: StudentListItemProps) {
  const classesMax = useClassesMax();
  const links = [
    { text: historyText, href: paths.classHistory(student.id) },
    { text: calendarText, href: paths.attendanceCalendar(student.id) },
    { text: moneyTitle, href: paths.money(student.id) },
    { text: studentListTexts.practice, href: paths.practiceTopics(student.id) },
  ];
  return (
    <li className="stacked-margin grid grid-cols-[minmax(4.5rem,min-content)_minmax(0,1fr)] sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <p className="flex flex-col border-r-2 border-margin/60 px-2.5 py-3.5 leading-tight text-quiet tabular-nums sm:justify-center sm:px-5">
        <span className="whitespace-nowrap max-sm:text-sm">
          <span className="font-serif text-[1.625rem] sm:text-figure font-semibold text-ink">
            {student.classes_remaining}
          </span>
          <span className="max-sm:mt-0.5 max-sm:block">{` / ${student.classes_total}`}</span>
        </span>{' '}
        <span className="text-sm">{studentListTexts.unit}</span>
      </p>
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 max-sm:pr-1.5 max-sm:pl-3.5 sm:pr-5">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h2 className="mr-1 font-sans text-base">
              <StudentLink student={student} />
            </h2>
            {findBalanceWarnings(student, classesMax).map(({ key, tone, text }) => (
              <Badge key={key} tone={tone}>
                {text}
              </Badge>
            ))}
          </div>
          {student.classes_remaining > student.classes_total && (
            <p className="text-sm text-quiet">{remainingOverTotalText}</p>
          )}
          {student.chosen_plan && <p className="text-sm">{toChosenPlanText(student.chosen_plan)}</p>}
          <p className="text-sm text-quiet wrap-anywhere">
            <EmailAddress address={student.email} />{' '}
            <span className="max-sm:block sm:whitespace-nowrap">
              <span className="max-sm:hidden">· </span>
              {links.map(({ text, href }) => (
                <Fragment key={text}>
                  <Link
                    href={href}
                    aria-description={student.name}
                    className="text-accent underline underline-offset-2"
                  >
                    {text}
                  </Link>
                  {' · '}
                </Fragment>
              ))}
              <ExplainBalanceButton student={student} />
            </span>
          </p>
        </div>
        <StudentActions student={student} onAct={onAct} />
      </div>
    </li>
  );
}

/**
 * The description of each button contains the student's name. On phones the labels are shorter, so that the buttons fit
 * into one line.
 */
function StudentActions({ student: { id, name, second_factor }, onAct }: StudentListItemProps) {
  const [, navigate] = useLocation();
  const about = { 'aria-description': name, size: 'small', className: 'max-sm:px-2' } as const;
  return (
    <div className="flex flex-wrap gap-2 max-sm:gap-1.5">
      <Button {...about} onClick={() => onAct('attendance')}>
        <span>
          <span className="max-sm:sr-only">{studentActTexts.mark.verb} </span>
          {studentActTexts.mark.noun}
        </span>
      </Button>
      <Button {...about} onClick={() => onAct('classes')}>
        <span>
          <span className="max-sm:sr-only">{studentActTexts.manage.verb} </span>
          {studentActTexts.manage.noun}
        </span>
      </Button>
      <MoreMenu
        label={moreForStudentText(name)}
        className="-my-1 sm:-mr-3"
        acts={[
          { text: familiesTitle, icon: <Users aria-hidden />, onSelect: () => navigate(paths.familiesOf(id)) },
          {
            text: personalDataTitle,
            icon: <Download aria-hidden />,
            onSelect: () => navigate(paths.personalData(id)),
          },
          { text: absenceTexts.report, icon: <CalendarX aria-hidden />, onSelect: () => onAct('absence') },
          { text: changeStudentEmailTexts.open, icon: <AtSign aria-hidden />, onSelect: () => onAct('email') },
          { text: passwordCodeTexts.open, icon: <KeyRound aria-hidden />, onSelect: () => onAct('password-code') },
          ...(second_factor
            ? [{ text: resetTwoStepTexts.open, icon: <ShieldOff aria-hidden />, onSelect: () => onAct('two-step') }]
            : []),
          { text: archiveStudentText, icon: <Trash2 aria-hidden />, removes: true, onSelect: () => onAct('delete') },
        ]}
      />
    </div>
  );
}
