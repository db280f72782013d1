import type { PracticeProgressResponse } from '#contracts/practice.ts';
import { practiceProgressTexts as copy } from '../../../copy/practice-hub.ts';

export function WeeklyPointsTable({ weeks }: { weeks: PracticeProgressResponse['weeks'] }) {
  return (
    <table>
      <caption>{copy.points}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.week}</th>
          <th scope="col">{copy.pointsOf}</th>
          <th scope="col">{copy.sessions}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ monday, points, sessions }, index) => (
          <tr key={monday}>
            <th scope="row">{copy.weekFrom(monday, index === weeks.length - 1)}</th>
            <td>{points}</td>
            <td>{sessions}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
