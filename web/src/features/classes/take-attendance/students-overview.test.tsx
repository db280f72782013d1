import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { createStore } from '../../../api/store.ts';
import { StudentsOverview } from './students-overview.tsx';

test('StudentsOverview: a centre without students asks the tutor to add some first', () => {
  const roll = { data: { students: [] }, currentData: { students: [] }, hasNextPage: false, isFetching: false };
  const html = renderToString(
    <Provider store={createStore()}>
      <Router ssrPath="/take-attendance">
        <StudentsOverview
          roll={roll as never}
          isOfGroup={false}
          date="2026-11-20"
          timeZone="UTC"
          today="2026-11-20"
          onCorrect={() => undefined}
          onNotComing={() => undefined}
        />
      </Router>
    </Provider>,
  );
  expect(html).toContain('No students found. Please add students first.');
  expect(html).toContain('href="/student-management"');
});
