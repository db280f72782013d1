/** What tabs of one browser tell each other about the session, which they share. */
type News = 'entered' | 'left';

let channel: BroadcastChannel | undefined;
const open = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('rollbook-session');
  return channel;
};

export const tellOtherTabs = (news: News): void => open().postMessage(news);

/** Returns how to stop. */
export function onOtherTab(listener: (news: News) => void): () => void {
  const hear = ({ data }: MessageEvent<News>) => listener(data);
  open().addEventListener('message', hear);
  return () => open().removeEventListener('message', hear);
}
