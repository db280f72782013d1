import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/** A new key: the text of its file, and the public key for which backups are encrypted. */
export const createAgeKey = async (): Promise<{ readonly file: string; readonly recipient: string }> => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  return { file: `# public key: ${recipient}\n${identity}\n`, recipient };
};
