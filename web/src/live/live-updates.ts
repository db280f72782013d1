import type { Race } from '#contracts/races.ts';
import { parseDraftTag } from '#contracts/tags.ts';
import { arePositionsOfSameLog } from '#contracts/wire-position.ts';
import { allDataTags, api, filteredBoardsTag, toApiTag } from '../api/api.ts';
import { cacheLeaderboards } from '../api/practice-api.ts';
import type { Store } from '../api/store.ts';
import { changeNotified, feedStateChanged, logPositionSeen } from '../api/sync.ts';
import { checkOpenDrafts, noticeDraftChange } from '../server-draft/open-drafts.ts';
import { coalesce } from './coalesce.ts';
import { openFeedClient } from './feed-client.ts';
import { watchForSleep } from './watch-for-sleep.ts';

/** At most four refetches a second, and none while one is in flight. */
const REFETCH_MS = 250;
/** Shorter interruptions are not shown. */
const OFFLINE_AFTER_MS = 5_000;
const POLL_MS = 5_000;
/** Answers that are older than the latest known position are requested again after this time. */
const CATCH_UP_MS = 1_000;

declare global {
  interface WindowEventMap {
    /** The feed sent a class race. */
    race: CustomEvent<Race>;
  }
}

interface LiveOptions {
  feedUrl: string;
  onBuild(build: string): void;
}

/** Keeps the cache up to date: with change notifications while the feed is live, with polling otherwise. */
export function startLiveUpdates({ getState, dispatch }: Store, { feedUrl, onBuild }: LiveOptions): () => void {
  const hints = coalesce<string>(REFETCH_MS, (tags) => {
    // A query without an answer has no tags, so any change may concern it.
    dispatch(api.util.invalidateTags(tags.has('*') ? [...allDataTags] : [...[...tags].map(toApiTag), 'unanswered']));
    return Promise.all([...dispatch(api.util.getRunningQueriesThunk()), tags.has('*') && checkOpenDrafts()]);
  });
  const refetchAll = () => hints.add(['*']);
  let isChangeMissed = false;
  let offline: ReturnType<typeof setTimeout> | undefined = setTimeout(goOffline, OFFLINE_AFTER_MS);

  function goOffline() {
    offline = undefined;
    dispatch(feedStateChanged('offline'));
    refetchAll();
  }
  function interrupted() {
    // The server also closes the socket after a sign-out or when the account is archived. A reload of the session shows
    // whether that is the reason.
    dispatch(api.util.invalidateTags(['session']));
    isChangeMissed = true;
    dispatch(feedStateChanged('interrupted'));
    offline ??= setTimeout(goOffline, OFFLINE_AFTER_MS);
  }

  function noticeDraft(tag: string) {
    const draft = parseDraftTag(tag);
    const person = getState().pagePersonId;
    if (draft && person) noticeDraftChange(person, draft.key, draft.revision);
  }

  const feed = openFeedClient({
    url: feedUrl,
    since() {
      const { sync, pagePersonId } = getState();
      return { position: sync.notifiedPosition, person: pagePersonId ?? undefined };
    },
    onOpen() {
      clearTimeout(offline);
      offline = undefined;
      dispatch(feedStateChanged('live'));
      hints.add(['unanswered']);
      // The log knows nothing of drafts, so the server cannot know which changes of them the page has missed.
      if (isChangeMissed) void checkOpenDrafts();
      isChangeMissed = false;
    },
    onLost: interrupted,
    onMessage(message) {
      if (message.type === 'leaderboard') {
        const { type, ...boards } = message;
        dispatch(cacheLeaderboards(boards));
        hints.add([`${filteredBoardsTag.type}:${filteredBoardsTag.id}`]);
        return;
      }
      if (message.type === 'race') {
        // The pages of a race listen; the rest of the portal does not load what a race is.
        dispatchEvent(new CustomEvent('race', { detail: message.race }));
        return;
      }
      const { latestPosition: largest } = getState().sync;
      const otherLog = largest !== null && !arePositionsOfSameLog(largest, message.position);
      dispatch(message.type === 'hello' ? logPositionSeen(message.position) : changeNotified(message.position));
      if (message.type === 'hello') onBuild(message.build);
      if (message.type === 'changed') {
        hints.add(message.tags);
        for (const tag of message.tags) noticeDraft(tag);
      }
      if (message.type === 'resync' || otherLog) refetchAll();
    },
  });

  const polling = setInterval(() => {
    if (getState().sync.feed === 'offline' && !document.hidden) refetchAll();
  }, POLL_MS);
  const catchingUp = setInterval(() => {
    if (getState().sync.catchingUp) refetchAll();
  }, CATCH_UP_MS);
  const stopWatching = watchForSleep({
    lost: interrupted,
    wake() {
      feed.reconnect();
      refetchAll();
    },
  });

  return () => {
    feed.close();
    hints.cancel();
    stopWatching();
    clearTimeout(offline);
    clearInterval(polling);
    clearInterval(catchingUp);
  };
}
