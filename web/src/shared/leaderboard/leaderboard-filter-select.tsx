import { Select } from '../../ui/select.tsx';
import { leaderboardFilterTexts as copy } from './leaderboard-copy.ts';

interface LeaderboardFilterSelectProps {
  groups: readonly { id: string; name: string }[];
  /** A band of grades, or the id of a group; '' for all students. */
  value: string;
  onChange(value: string): void;
}

/** Chooses the board of all students, of a band of grades or of a group. */
export function LeaderboardFilterSelect({ groups, value, onChange }: LeaderboardFilterSelectProps) {
  return (
    <Select
      aria-label={copy.label}
      className="max-w-60"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{copy.everybody}</option>
      <optgroup label={copy.grades}>
        {Object.entries(copy.ofGrades).map(([band, label]) => (
          <option key={band} value={band}>
            {label}
          </option>
        ))}
      </optgroup>
      {groups.length > 0 && (
        <optgroup label={copy.groups}>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  );
}
