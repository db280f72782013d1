/** What tabs of one browser tell each other about the session, which they share. */
type SessionChange = 'entered' | 'left';

let channel: BroadcastChannel | undefined;
const openChannel = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('rollbook-session');
  return channel;
};

export const notifyOtherTabs = (news: SessionChange): void => openChannel().postMessage(news);

/** Returns how to stop. */
export function onSessionChange(listener: (news: SessionChange) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionChange>) => listener(data);
  openChannel().addEventListener('message', hear);
  return () => openChannel().removeEventListener('message', hear);
}
