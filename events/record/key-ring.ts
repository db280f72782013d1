/** The port to personal keys: one secret for each person, deleted to erase them. */
export interface PersonalKey {
  readonly keyId: string;
  readonly personId: string;
  /** 32 random bytes. */
  readonly secret: Uint8Array;
}

export interface KeyRing {
  /** For enrolment alone: the person's key, made when there is none; committed before it returns. Throws for an erased person. */
  create(personId: string): Promise<PersonalKey>;
  forPerson(personId: string): Promise<PersonalKey | 'erased' | undefined>;
  /** Keys by their id; an unknown id is absent. */
  byId(keyIds: readonly string[]): Promise<ReadonlyMap<string, PersonalKey | 'erased'>>;
  /** Deletes the secret for good; the key's id stays known. */
  erase(personId: string): Promise<void>;
}
