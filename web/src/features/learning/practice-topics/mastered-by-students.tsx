import { Link } from 'wouter';
import type { GroupTopic } from '#contracts/practice-mastery.ts';
import { paths } from '../../../navigation/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { masteryTones } from './mastery-tones.ts';
import { masteryStateTexts } from './practice-mastery-copy.ts';

interface MasteredByStudentsProps {
  state: 'learning' | 'steady';
  students: GroupTopic['learning'];
}

/** The students with this mastery of a topic, each with a link to their own topics. Nothing if there are none. */
export function MasteredByStudents({ state, students }: MasteredByStudentsProps) {
  if (students.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone={masteryTones[state]}>
        {masteryStateTexts[state]} {students.length}
      </Badge>
      {students.map(({ id, name }) => (
        <Link key={id} href={paths.practiceTopics(id)} className="text-accent underline underline-offset-2">
          <BidiIsolatedName name={name} />
        </Link>
      ))}
    </p>
  );
}
