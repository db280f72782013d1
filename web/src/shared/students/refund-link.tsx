import { Link } from 'wouter';
import { paths } from '../../navigation/paths.ts';
import { refundLinkTexts } from './manage-classes-copy.ts';

/** Leads from a dialog that takes classes to the form that records money given back, because these are two facts. */
export const RefundLink = ({ studentId, onLeave }: { studentId: string; onLeave(): void }) => (
  <p className="text-sm text-quiet">
    {refundLinkTexts.before}{' '}
    <Link
      href={paths.refundOf(studentId)}
      onClick={onLeave}
      className="relative text-accent underline underline-offset-2 pointer-coarse:before:absolute pointer-coarse:before:-inset-x-1 pointer-coarse:before:-inset-y-2.5"
    >
      {refundLinkTexts.link}
    </Link>
  </p>
);
