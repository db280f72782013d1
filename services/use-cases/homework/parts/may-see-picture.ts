import type { Profile } from '#contracts/session.ts';
import type { PictureAccess } from '#projections/queries/homework.ts';
import { mayManage } from './may-manage.ts';

/**
 * A tutor may see the pictures of homework that they may manage, deleted or not; a student those of homework that is assigned
 * to them and not deleted, or that they submitted.
 */
export const maySeePicture = (access: PictureAccess, viewer: Pick<Profile, 'id' | 'role' | 'owner'>): boolean =>
  viewer.role === 'tutor'
    ? mayManage(access.created_by, viewer)
    : access.submitted || (access.assigned && access.deleted_at === null);
