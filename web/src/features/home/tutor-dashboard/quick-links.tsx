import { BookOpenText, ClipboardCheck, type LucideIcon, NotebookPen, Users } from 'lucide-react';
import { Link } from 'wouter';
import * as copy from '../../../copy/tutor-dashboard.ts';
import { paths } from '../../../navigation/paths.ts';
import { Sheet } from '../../../ui/sheet.tsx';

const links: readonly { href: string; icon: LucideIcon; label: string; hint: string }[] = [
  { href: paths.studentManagement, icon: Users, ...copy.quickLinkTexts.students },
  { href: paths.takeAttendance, icon: ClipboardCheck, ...copy.quickLinkTexts.takeAttendance },
  { href: paths.attendance, icon: BookOpenText, ...copy.quickLinkTexts.records },
  { href: paths.createHomework, icon: NotebookPen, ...copy.quickLinkTexts.createHomework },
];

/** Links as tiles, two in a row on phones. */
export function QuickLinks({ className }: { className?: string }) {
  return (
    <nav aria-label={copy.quickLinksText} className={className}>
      <Sheet>
        <ul className="-mt-px -ml-px grid grid-cols-2 narrow:grid-cols-1 *:border-t *:border-l *:border-rule lg:grid-cols-4">
          {links.map(({ href, icon: Icon, label, hint }) => (
            <li key={href}>
              <Link
                href={href}
                className="group flex h-full gap-1.5 px-3 py-3 max-sm:flex-col sm:items-center -outline-offset-2 hover:bg-hover sm:gap-4 sm:px-5 sm:py-5"
              >
                <Icon aria-hidden strokeWidth={1.75} className="size-7 shrink-0 text-accent" />
                <span>
                  <span className="block font-semibold group-hover:underline">{label}</span>
                  <span className="block text-sm text-quiet max-sm:hidden">{hint}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Sheet>
    </nav>
  );
}
