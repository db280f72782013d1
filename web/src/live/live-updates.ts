import { allTags, api } from '../api/api.ts';
import { showBoards } from '../api/leaderboard.ts';
import { isSameLog } from '../api/position.ts';
import { changeNotified, feedStateChanged, logPositionSeen } from '../api/sync.ts';
import type { Store } from '../store/store.ts';
import { coalesce } from './coalesce.ts';
import { openFeedClient } from './feed-client.ts';
import { toApiTag } from './to-api-tag.ts';
import { watchForSleep } from './watch-for-sleep.ts';

/** At most four refetches a second, however many hints come, and none while the one before is under way. */
const REFETCH_MS = 250;
/** Among the tags of hints: all of them. */
const EVERYTHING = '*';
/** Among the tags of hints: none but the queries that got no answer, which every hint means. */
const UNANSWERED = '?';
/** A shorter interruption is nobody's business. */
const OFFLINE_AFTER_MS = 5_000;
const POLL_MS = 5_000;
/** How soon answers that are behind what this tab has seen are asked for again. */
const CATCH_UP_MS = 1_000;

interface LiveOptions {
  feedUrl: string;
  /** The server named its build. */
  onBuild(build: string): void;
}

/** Keeps the cache as recent as the log: by hints while the feed stands, by polling while it does not. */
export function startLiveUpdates({ getState, dispatch }: Store, { feedUrl, onBuild }: LiveOptions): () => void {
  const hints = coalesce<string>(REFETCH_MS, (tags) => {
    const named = [...tags].map(toApiTag).filter((tag) => tag !== undefined);
    // whether a hint concerns a query without an answer is not known
    dispatch(api.util.invalidateTags(tags.has(EVERYTHING) ? [...allTags] : [...named, 'unanswered']));
    return Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  });
  const refetchAll = () => hints.add([EVERYTHING]);
  let offline: ReturnType<typeof setTimeout> | undefined = setTimeout(goOffline, OFFLINE_AFTER_MS);

  function goOffline() {
    offline = undefined;
    dispatch(feedStateChanged('offline'));
    refetchAll();
  }
  function interrupted() {
    // Signing out or an archived account ends the socket first: the session tells.
    dispatch(api.util.invalidateTags(['session']));
    dispatch(feedStateChanged('interrupted'));
    offline ??= setTimeout(goOffline, OFFLINE_AFTER_MS);
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
      hints.add([UNANSWERED]);
    },
    onLost: interrupted,
    onMessage(message) {
      if (message.type === 'leaderboard') {
        const { type, ...boards } = message;
        dispatch(showBoards(boards));
        return;
      }
      const { latestPosition: largest } = getState().sync;
      const otherLog = largest !== null && !isSameLog(largest, message.position);
      dispatch(message.type === 'hello' ? logPositionSeen(message.position) : changeNotified(message.position));
      if (message.type === 'hello') onBuild(message.build);
      if (message.type === 'changed') hints.add(message.tags);
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
