import type { Group } from '#contracts/groups.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { rollGroupFailedText } from '../../../copy/groups.ts';
import { notify } from '../../../toasts/notify.ts';

/** A group of students by name. */
export type ChosenGroup = Pick<Group, 'id' | 'name'>;

/**
 * The group of the tutor's roll, which the server keeps for all their devices. `group` is undefined for everybody, and
 *while `query` loads: no roll may be opened then, because it would be of everybody.
 */
export function useRollGroup() {
  const query = peopleApi.useGetGroupsQuery();
  const [keep] = peopleApi.useChooseRollGroupMutation();
  const group: ChosenGroup | undefined = query.data?.groups.find(({ id }) => id === query.data?.roll_group);
  const choose = async (id: string): Promise<void> => {
    const { error } = await keep({ body: { group: id || null } });
    if (error) notify.failure({ key: 'roll-group', title: rollGroupFailedText });
  };
  return { query, group, choose };
}
