/** All tabs of a browser share the session, so each tab announces a change to the others. */
type SessionChange = 'entered' | 'left';

let channel: BroadcastChannel | undefined;
const openChannel = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('rollbook-session');
  return channel;
};

export const notifyTabsOfSessionChange = (change: SessionChange): void => openChannel().postMessage(change);

/** Returns a function that removes the listener. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionChange>) => listener(data);
  openChannel().addEventListener('message', hear);
  return () => openChannel().removeEventListener('message', hear);
}
