/** Texts of the groups of students. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatCount } from '../lib/format-count.ts';

export const groupText = 'Group';
/** A filter by those who are in a group now, where another one is by those who were in it on a day. */
export const groupNowText = 'In this group now';
/** Option of a list that is filtered by a group which no longer exists. */
export const removedGroupText = 'Removed group';
export const removedRollGroupTexts = {
  title: 'This group no longer exists',
  text: 'It was removed. Choose another group, or everybody, to take attendance.',
};
export const noStudentsInGroupTexts = {
  title: 'No students in this group',
  text: 'Add students to it under “Groups”, or show everybody.',
  clear: 'Show everybody',
};

export const groupsTexts = {
  open: 'Groups',
  title: 'Groups',
  description: 'Take the roll of a group, or filter lists, assignments and the leaderboard by it.',
  loading: 'Loading groups...',
  failed: 'Error loading groups',
  empty: 'No groups yet',
  emptyText: 'A group is a set of students who come together, such as “Tuesday at four”.',
  create: 'Create Group',
  topics: 'Topics',
  schedule: 'Class times',
  edit: 'Edit',
  remove: 'Remove',
  ofGroup: (name: string) => ` ${isolateBidi(name)}`,
};

export const groupFormTexts = {
  createTitle: 'Create Group',
  editTitle: 'Edit Group',
  name: 'Name',
  nameHint: 'Students in the group see this name on the leaderboard.',
  nameMissing: 'Please enter a name for the group.',
  students: 'Students',
  create: 'Create Group',
  save: 'Save Group',
  created: (name: string) => `Group “${isolateBidi(name)}” created`,
  saved: (name: string) => `Group “${isolateBidi(name)}” saved`,
  createFailed: 'Error creating group',
  saveFailed: 'Error saving group',
  gone: 'This group was removed. Close this window to see the others.',
};

export const removeGroupTexts = {
  title: (name: string) => `Remove the group “${isolateBidi(name)}”?`,
  text: 'The students keep their classes and their attendance records.',
  confirm: 'Remove group',
  removed: (name: string) => `Group “${isolateBidi(name)}” removed`,
  failed: 'Error removing group',
};

export const toGroupSizeText = (count: number) => formatCount(count, 'student');
export const rollGroupFailedText = "The group wasn't saved for your next roll";
