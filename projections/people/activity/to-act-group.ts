import { type ActGroup, type ActType, actGroup, actTypesByGroup } from '#events/values/shapes.ts';

const groups = new Map(
  actGroup.options.flatMap((group) => actTypesByGroup[group].map((type) => [type, group] as const)),
);

/** The group to which acts of a type belong. */
export const toActGroup = (type: ActType): ActGroup => groups.get(type) as ActGroup;
