import { useSelector } from 'react-redux';
import type { Profile } from '#contracts/session.ts';
import type { RootState } from '../api/store.ts';
import { Notice } from '../ui/notice.tsx';
import { toParkedEventsText } from './portal-copy.ts';

/** Warns above the page that events could not be read and that some numbers are outdated. */
export function ParkedEventsNotice({ profile }: { profile: Profile }) {
  const parked = useSelector((state: RootState) => state.sync.parkedPeople);
  if (parked.length === 0) return null;
  const people = profile.role === 'student' ? undefined : parked.length;
  return (
    <div role="status" className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-8">
      <Notice tone="caution">{toParkedEventsText(people)}</Notice>
    </div>
  );
}
