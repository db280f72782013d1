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
 * server keeps for all devices of the tutor. `group` is undefined for everybody, and
 * while `query` loads: no roll may be opened then, because it would be of everybody.
 */
export function useRollGroup() {
  const [inAddress] = useAddressParam('group');
  const [chosen, setChosen] = useState<string>();
  const query = peopleApi.useGetGroupsQuery();
  const [keep] = peopleApi.useChooseRollGroupMutation();
  const [now] = useState(() => Date.now());
  const { groups = [], classes_today = [], roll_group } = query.data ?? {};
  const opening = inAddress || findGroupNow(classes_today, now) || roll_group;
  const group: ChosenGroup | undefined = groups.find(({ id }) => id === (chosen ?? opening));
  const choose = async (id: string): Promise<void> => {
    setChosen(id);
    const { error } = await keep({ body: { group: id || null } });
    if (error) notify.failure({ key: 'roll-group', title: rollGroupFailedText });
  };
  return { query, group, choose };
}
