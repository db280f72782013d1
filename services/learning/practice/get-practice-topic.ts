import { practiceTopicQuery, practiceTopicResponse } from '#contracts/practice.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { findTopic, listNearestTopicNames } from '#services/learning/questions/topics/find-topic.ts';

export const getPracticeTopic = defineUseCase({
  operation: 'getPracticeTopic',
  summary: 'The topic that somebody’s words name, or the nearest topics that have questions',
  method: 'GET',
  path: '/api/practice/topic',
  access: 'signed-in',
  relation: 'own-account',
  applicants: true,
  query: practiceTopicQuery,
  answer: practiceTopicResponse,
  run: async ({ query: { subject, topic }, profile }, context: Context<'questionModel'>) => {
    const found = findTopic(subject, topic);
    if (found) return { body: { name: found.name, nearest: [] } };
    // A language model may write questions on any topic for a student, so that no other topic has to be offered.
    if (context.questionModel && profile.role === 'student' && !profile.awaiting_approval)
      return { body: { name: null, nearest: [] } };
    return { body: { name: null, nearest: listNearestTopicNames(subject, topic) } };
  },
});
