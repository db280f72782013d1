import type { MissingPersonalKeys as Missing } from '#contracts/dashboard.ts';
import { missingPersonalKeysTexts as copy } from '../../../copy/tutor-dashboard.ts';
import { useProfile } from '../../../session/session.ts';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Names the people whose texts cannot be decrypted, so that the page is not mistaken for complete. */
export function MissingPersonalKeysNotice({ missing: { total, people, owners } }: { missing: Missing }) {
  const { owner } = useProfile();
  if (total === 0) return null;
  const others = total - people.length;
  return (
    <Notice tone="danger" className="mb-6 wrap-anywhere" role="alert">
      <p>
        {copy.heading(total)}{' '}
        {people.map((person, place) => (
          <span key={person.id}>
            {place > 0 && ', '}
            {person.role === 'student' ? <StudentLink student={person} /> : <BidiIsolatedName name={person.name} />}
          </span>
        ))}
        {others > 0 && copy.others(others)}.
      </p>
      <p className="mt-1">
        {copy.consequence(total)} {owner ? copy.askOperator : copy.askOwner(owners)}
      </p>
    </Notice>
  );
}
