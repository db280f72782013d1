/** A person's key. Deleting its secret erases the person's texts from the log. */
export interface PersonalKey {
  readonly keyId: string;
  readonly personId: string;
  /** 32 random bytes. */
  readonly secret: Uint8Array;
}

/** The port to the store of personal keys. */
export interface KeyRing {
  /**
   * The person's key, created and committed when there is none. Only enrolment may call it. Throws for an erased person.
   */
  create(personId: string): Promise<PersonalKey>;
  forPerson(personId: string): Promise<PersonalKey | 'erased' | undefined>;
  /** Keys by id. An unknown id is missing from the map. */
  byId(keyIds: readonly string[]): Promise<ReadonlyMap<string, PersonalKey | 'erased'>>;
  /** Deletes the secret for good. The id of the key stays known. */
  erase(personId: string): Promise<void>;
  /** Drops the secret of an erased person from the memory of this process, whoever deleted it from the store. */
  forget(personId: string): void;
}
