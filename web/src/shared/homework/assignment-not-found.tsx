import { Link } from 'wouter';
import { backToDashboardText } from '../../copy/common.ts';
import { findDashboardPath } from '../../navigation/entry-paths.ts';
import { useProfile } from '../../session/session.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Sheet } from '../../ui/sheet.tsx';

/**
 * The card from the specification for an assignment that is unknown, deleted or assigned to others. It does not say
 * which.
 */
export function AssignmentNotFound({ title, text }: { title: string; text: string }) {
  return (
    <Sheet className="mx-auto max-w-lg px-6 py-12 text-center">
      <h1 className="text-heading">{title}</h1>
      <p className="mt-1 text-quiet">{text}</p>
      <Link href={findDashboardPath(useProfile().role)} className={buttonStyle({ className: 'mt-6' })}>
        {backToDashboardText}
      </Link>
    </Sheet>
  );
}
