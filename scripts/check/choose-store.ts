/** The event store on which the tests above the store port run. */
export type ChosenStore =
  | { readonly kind: 'postgres' }
  /** Without `url`, the run starts a server with EVENTSTORE_COMMAND. */
  | { readonly kind: 'eventstoredb'; readonly url: string | undefined }
  /** Why the settings name none. */
  | { readonly refused: string };

interface Settings {
  readonly STORE?: string | undefined;
  readonly EVENTSTORE_URL?: string | undefined;
  readonly EVENTSTORE_COMMAND?: string | undefined;
}

/** Reads STORE. Without it, EVENTSTORE_URL decides. */
export const chooseStore = ({ STORE, EVENTSTORE_URL: url, EVENTSTORE_COMMAND: command }: Settings): ChosenStore => {
  const store = STORE || (url ? 'eventstoredb' : 'postgres');
  if (store === 'postgres') return { kind: 'postgres' };
  if (store !== 'eventstoredb') return { refused: `STORE is “${store}”: use “postgres” or “eventstoredb”.` };
  if (url) return { kind: 'eventstoredb', url };
  if (command) return { kind: 'eventstoredb', url: undefined };
  return {
    refused:
      'STORE=eventstoredb needs a server. Set EVENTSTORE_URL to its address, such as esdb://127.0.0.1:2113?tls=false, or ' +
      'EVENTSTORE_COMMAND to a shell command that starts one, with {port} and {data} for its port and its data folder.',
  };
};
