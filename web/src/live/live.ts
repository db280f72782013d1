import { api, everyTag } from '../api/api.ts';
import { boardsMoved } from '../api/leaderboard.ts';
import { sameLog } from '../api/position.ts';
import { feedIs, greeted, hinted } from '../api/sync.ts';
import type { Store } from '../store/store.ts';
import { coalesce } from './coalesce.ts';
import { openFeedClient } from './feed-client.ts';
import { apiTagOf } from './tags.ts';
import { watchForSleep } from './wake.ts';

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

interface Surroundings {
  feedUrl: string;
  /** The server named its build. */
  onBuild(build: string): void;
}

/** Keeps the cache as recent as the log: by hints while the feed stands, by polling while it does not. */
export function startLive({ getState, dispatch }: Store, { feedUrl, onBuild }: Surroundings): () => void {
  const hints = coalesce<string>(REFETCH_MS, (tags) => {
    const named = [...tags].map(apiTagOf).filter((tag) => tag !== undefined);
    // whether a hint concerns a query without an answer is not known
    dispatch(api.util.invalidateTags(tags.has(EVERYTHING) ? [...everyTag] : [...named, 'unanswered']));
    return Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  });
  const refetchAll = () => hints.add([EVERYTHING]);
  let offline: ReturnType<typeof setTimeout> | undefined = setTimeout(goOffline, OFFLINE_AFTER_MS);

  function goOffline() {
    offline = undefined;
    dispatch(feedIs('offline'));
    refetchAll();
  }
  function interrupted() {
    // Signing out or an archived account ends the socket first: the session tells.
    dispatch(api.util.invalidateTags(['session']));
    dispatch(feedIs('interrupted'));
    offline ??= setTimeout(goOffline, OFFLINE_AFTER_MS);
  }

  const feed = openFeedClient({
    url: feedUrl,
    since() {
      const { sync, pageOf } = getState();
      return { position: sync.hintedTo, person: pageOf ?? undefined };
    },
    onOpen() {
      clearTimeout(offline);
      offline = undefined;
      dispatch(feedIs('live'));
      hints.add([UNANSWERED]);
    },
    onLost: interrupted,
    onMessage(message) {
      if (message.type === 'leaderboard') {
        const { type, ...boards } = message;
        dispatch(boardsMoved(boards));
        return;
      }
      const { largest } = getState().sync;
      const otherLog = largest !== null && !sameLog(largest, message.position);
      dispatch(message.type === 'hello' ? greeted(message.position) : hinted(message.position));
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
