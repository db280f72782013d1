import { tutorsResponse } from '#contracts/tutors.ts';
import { tutorAggregate } from '#events/people/tutor/tutor-decider.ts';
import { countHomeworkByTutor } from '#projections/learning/homework/homework-query.ts';
import { fetchPeopleOfCentre } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const getTutors = defineUseCase({
  operation: 'getTutors',
  summary: 'The tutors and owners of the centre, the former ones, and the open invitations',
  method: 'GET',
  path: '/api/tutors',
  access: 'owner',
  answer: tutorsResponse,
  run: async (
    _,
    { accounts, loadAggregate, readModels: { sql } }: Context<'accounts' | 'loadAggregate' | 'readModels'>,
  ) => {
    const [people, homework, lastUses, invited] = await Promise.all([
      fetchPeopleOfCentre(sql),
      countHomeworkByTutor(sql),
      accounts.listLastUses(),
      accounts.listTutorInvitations(),
    ]);
    const withSecondFactor = await accounts.findPeopleWithSecondFactor(people.map(({ id }) => id));
    const invitations = [];
    for (const { id, name, email, expiresAt } of invited) {
      const { invitation } = (await loadAggregate(tutorAggregate, id)).state;
      if (invitation)
        invitations.push({ id, name, email, ...invitation, expires_at: expiresAt?.toISOString() ?? null });
    }
    const invitedIds = new Set(invitations.map(({ id }) => id));
    return {
      body: {
        tutors: people.flatMap(({ archived_at, joined_at, ...person }) =>
          archived_at === null && joined_at !== null
            ? {
                ...{ ...person, joined_at },
                last_used_at: lastUses.get(person.id)?.toISOString() ?? null,
                homework: homework.get(person.id) ?? 0,
                second_factor: withSecondFactor.has(person.id),
              }
            : [],
        ),
        former: people.flatMap(({ id, name, email, archived_at }) =>
          archived_at === null || invitedIds.has(id) ? [] : { id, name, email, archived_at },
        ),
        invitations,
      },
    };
  },
});
