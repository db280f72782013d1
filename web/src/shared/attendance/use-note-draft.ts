import { useDialogDraftField, useSeenValue } from '../../commands/use-dialog-draft.ts';

/** A note of the dialog of a mark: the recorded one until another is typed. */
export function useNoteDraft(name: string, recorded: string) {
  const [typed, type] = useDialogDraftField(name);
  const { seen, see } = useSeenValue(name, recorded);
  const text = typed ?? recorded;
  const changes = text.trim() !== recorded.trim();
  return {
    text,
    setText(next: string) {
      see();
      type(next);
    },
    changes,
    /** A recorded note that the form did not show when another was typed, so that saving replaces it unseen. */
    replaced: changes && recorded !== '' && recorded !== seen ? [recorded] : [],
  };
}
