/** The session is shared by all tabs of a browser, so they tell each other when it changes. */
type SessionChange = 'entered' | 'left';

let channel: BroadcastChannel | undefined;
const openChannel = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('rollbook-session');
  return channel;
};

export const notifyOtherTabs = (news: SessionChange): void => openChannel().postMessage(news);

/** Returns a function that removes the listener. */
export function onSessionChange(listener: (news: SessionChange) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionChange>) => listener(data);
  openChannel().addEventListener('message', hear);
  return () => openChannel().removeEventListener('message', hear);
}
