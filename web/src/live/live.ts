import type { UnknownAction } from '@reduxjs/toolkit';
import { type ApiTag, api, everyTag } from '../api/api.ts';
import { sameLog } from '../api/position.ts';
import { feedIs, greeted, hinted, type Sync } from '../api/sync.ts';
import { coalesce } from './coalesce.ts';
import { openFeedClient } from './feed-client.ts';
import { apiTagOf } from './tags.ts';
import { watchForSleep } from './wake.ts';

/** At most four refetches a second, however many hints come. */
const REFETCH_MS = 250;
/** A shorter interruption is nobody's business. */
const OFFLINE_AFTER_MS = 5_000;
const POLL_MS = 5_000;
/** How soon answers that are behind what this tab has seen are asked for again. */
const CATCH_UP_MS = 1_000;

interface Store {
  getState(): { sync: Sync };
  dispatch(action: UnknownAction): unknown;
}

interface Surroundings {
  feedUrl: string;
  /** The server named its build. */
  onBuild(build: string): void;
}

/** Keeps the cache as recent as the log: by hints while the feed stands, by polling while it does not. */
export function startLive({ getState, dispatch }: Store, { feedUrl, onBuild }: Surroundings): () => void {
  const invalidate = (tags: readonly ApiTag[]) => dispatch(api.util.invalidateTags([...tags]));
  const hints = coalesce<string>(REFETCH_MS, (tags) => {
    invalidate([...tags].map(apiTagOf).filter((tag) => tag !== undefined));
  });
  let offline: ReturnType<typeof setTimeout> | undefined = setTimeout(goOffline, OFFLINE_AFTER_MS);

  function goOffline() {
    offline = undefined;
    dispatch(feedIs('offline'));
    invalidate(everyTag);
  }
  function interrupted() {
    // Signing out or an archived account ends the socket first: the session tells.
    invalidate(['session']);
    dispatch(feedIs('interrupted'));
    offline ??= setTimeout(goOffline, OFFLINE_AFTER_MS);
  }

  const feed = openFeedClient({
    url: feedUrl,
    since: () => getState().sync.hintedTo,
    onOpen() {
      clearTimeout(offline);
      offline = undefined;
      dispatch(feedIs('live'));
    },
    onLost: interrupted,
    onMessage(message) {
      const { largest } = getState().sync;
      const otherLog = largest !== null && !sameLog(largest, message.position);
      dispatch(message.type === 'hello' ? greeted(message.position) : hinted(message.position));
      if (message.type === 'hello') onBuild(message.build);
      if (message.type === 'changed') hints.add(message.tags);
      if (message.type === 'resync' || otherLog) invalidate(everyTag);
    },
  });

  const polling = setInterval(() => {
    if (getState().sync.feed === 'offline' && !document.hidden) invalidate(everyTag);
  }, POLL_MS);
  const catchingUp = setInterval(() => {
    if (getState().sync.catchingUp) invalidate(everyTag);
  }, CATCH_UP_MS);
  const stopWatching = watchForSleep({
    lost: interrupted,
    wake() {
      feed.reconnect();
      invalidate(everyTag);
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
