import type { Profile } from '#contracts/session.ts';
import type { PictureAccess } from '#projections/learning/homework/homework-query.ts';
import { canManageHomework } from './load-manageable-homework.ts';

/**
 * A tutor may see the pictures of homework that they may manage, deleted or not; a student those of homework that is assigned
 * to them and not deleted, or that they submitted.
 */
export const canSeePicture = (access: PictureAccess, viewer: Pick<Profile, 'id' | 'role' | 'owner'>): boolean =>
  viewer.role === 'tutor'
    ? canManageHomework(access.created_by, viewer)
    : access.submitted || (access.assigned && access.deleted_at === null);
