import { skipToken } from '@reduxjs/toolkit/query';
import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { isErased } from '#contracts/is-erased.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { useCentre } from '../../../session/session.ts';
import { StudentSelectField } from '../../../shared/students/student-select-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMenu } from '../../../ui/use-menu.ts';
import { ownerMenuTexts as copy } from './owner-copy.ts';
import { listOwnerPages, listOwnerStudentPages } from './owner-pages.ts';

/** Links to the pages that owners use: a column beside the page, and a menu below a button where there is no room for it. */
export function OwnerMenu({ className }: { className?: string }) {
  const id = useId();
  const { open, button, area } = useMenu<HTMLElement>();
  const centre = useCentre();
  const [student, choose] = useAddressParam('student');
  const { currentData: chosen } = peopleApi.useGetStudentProfileQuery(
    student === '' ? skipToken : { studentId: student },
  );
  const erased = chosen !== undefined && isErased(chosen);
  const keepsLetters = centre?.demo === true && !centre.sends_mail;
  return (
    <nav aria-label={copy.label} className={cx('relative', className)} {...area}>
      <Button {...button} aria-controls={id} className="w-full justify-between lg:hidden">
        {copy.open}
        <ChevronDown aria-hidden className={cx(open && 'rotate-180')} />
      </Button>
      <div
        id={id}
        className={cx(
          'flex flex-col gap-5',
          'max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:z-30 max-lg:border-y max-lg:border-rule',
          'max-lg:bg-sheet max-lg:px-4 max-lg:pt-3 max-lg:pb-4 max-lg:shadow-lift',
          !open && 'max-lg:hidden',
        )}
      >
        {listOwnerPages(keepsLetters).map(({ heading, pages }) => (
          <MenuPart key={heading} heading={heading} pages={pages} />
        ))}
        <MenuPart heading={copy.student} pages={student === '' ? [] : listOwnerStudentPages(student, erased)}>
          <StudentSelectField value={student} onChange={choose} none={copy.none} className="mb-2" />
        </MenuPart>
      </div>
    </nav>
  );
}

interface MenuPartProps {
  heading: string;
  pages: readonly { title: string; href: string }[];
  /** Between the heading and the links. */
  children?: ReactNode;
}

function MenuPart({ heading, pages, children }: MenuPartProps) {
  return (
    <section aria-label={heading}>
      <p className="mb-1 text-sm font-semibold text-quiet">{heading}</p>
      {children}
      <ul className="border-l-2 border-margin/60">
        {pages.map(({ title, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-11 items-center pl-3 text-accent hover:bg-hover hover:underline lg:min-h-9"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
