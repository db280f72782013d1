import type { DraftSaveFailure } from './draft-server.ts';

/** Another version of the draft, which is kept beside the page's content until the person chooses. */
export interface DraftVersionOffer<T> {
  /** `restore`: an earlier draft of a page that opens empty. `conflict`: typed on another device at the same time. */
  readonly reason: 'restore' | 'conflict';
  readonly body: T;
  /** UTC instant. */
  readonly savedAt: string;
  /** True when the page has content that taking the offer would replace. */
  readonly replaces: boolean;
  /** True when the person has just discarded a different version, so that this one is not taken for it. */
  readonly followsDiscarded: boolean;
}

export interface DraftState<T> {
  readonly value: T;
  /** False until the earlier draft has been loaded. */
  readonly ready: boolean;
  /** True while the server lacks something that was typed here. */
  readonly dirty: boolean;
  readonly saving: boolean;
  /** UTC instant of the last save; null when the server does not have this page's content. */
  readonly savedAt: string | null;
  /** UTC instant of the save on another device that replaced the page's content; null if none did. */
  readonly replacedByRemoteAt: string | null;
  /** What the page showed before such saves; null if none replaced it. */
  readonly replacedValue: T | null;
  /** True when the page became empty because another device has discarded the draft, until something is typed. */
  readonly isDiscardedRemotely: boolean;
  /**
   * UTC instant of the last save of a draft whose period on the server is over: it was deleted there, and the page still
   * shows it. Null until then, and when something is typed.
   */
  readonly expiredSavedAt: string | null;
  readonly failure: DraftSaveFailure | null;
  readonly offer: DraftVersionOffer<T> | null;
  /** Increases whenever `value` is replaced by anything but typing; the form must then be filled again. */
  readonly replaced: number;
}

/** Deep equality, whatever the order of fields; an undefined field counts as missing. */
export function isSameDraftContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one, other] as Record<string, unknown>[];
  return [...new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])].every((field) =>
    isSameDraftContent(left?.[field], right?.[field]),
  );
}
