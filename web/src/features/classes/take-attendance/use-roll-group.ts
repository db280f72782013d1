import { useState } from 'react';
import type { Group } from '#contracts/groups.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { rollGroupFailedText } from '../../../copy/groups.ts';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { notify } from '../../../toasts/notify.ts';
import { findGroupNow } from './find-group-now.ts';

/** A group of students by name. */
export type ChosenGroup = Pick<Group, 'id' | 'name'>;

/**
 * The group of the tutor's roll: the chosen one, that of the address, or the one that has a class now; else the one that the
 * server keeps for all devices of the tutor. `group` is undefined for everybody, while `query` loads, and when the group no
 * longer exists, whose id is then `removedId`: no roll may be opened in the last two cases, because it would be of everybody.
 */
export function useRollGroup() {
  const [inAddress, setInAddress] = useAddressParam('group');
  const [chosen, setChosen] = useState<string>();
  const query = peopleApi.useGetGroupsQuery();
  const [keep] = peopleApi.useChooseRollGroupMutation();
  const [now] = useState(() => Date.now());
  const { groups = [], classes_today = [], roll_group } = query.data ?? {};
  const wanted = chosen ?? (inAddress || findGroupNow(classes_today, now) || roll_group);
  const group: ChosenGroup | undefined = groups.find(({ id }) => id === wanted);
  const removedId = query.data && !group && wanted ? wanted : undefined;
  const choose = async (id: string): Promise<void> => {
    setChosen(id);
    setInAddress('');
    const { error } = await keep({ body: { group: id || null } });
    if (error) notify.failure({ key: 'roll-group', title: rollGroupFailedText });
  };
  return { query, group, removedId, choose };
}
