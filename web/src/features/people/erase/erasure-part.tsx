import { Link } from 'wouter';
import type { ErasurePreview, Mention } from '#contracts/erasure.ts';
import {
  describeStore,
  REWRITABLE,
  settleFirstText,
  stayingWords,
  toUnsettledTexts,
  unreadableWords,
} from '#contracts/erasure-words.ts';
import { privacyApi } from '../../../api/privacy-api.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { formatDateTime, toCentreDate } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import {
  eraseTexts as copy,
  toBackupText,
  toErasedOnText,
  toMentionPlaceText,
  toPersonFactsText,
} from './erase-copy.ts';
import { ErasePersonDialog } from './erase-person-dialog.tsx';

/** What erasing a person would do, and the button that does it. */
export function ErasurePart({ id }: { id: string }) {
  const preview = privacyApi.usePreviewErasureQuery({ id });
  const [erased, setErased] = useOpenDialog<{ id: string; name: string }>();
  return (
    <LoadedPart query={preview} failed={copy.failed} loading={copy.loading}>
      {(data) => (
        <div className="flex flex-col gap-8">
          <Preview preview={data} onErase={() => setErased({ id, name: data.person.name })} />
          {erased && <ErasePersonDialog person={erased} onClose={() => setErased(null)} />}
        </div>
      )}
    </LoadedPart>
  );
}

function Preview({ preview, onErase }: { preview: ErasurePreview; onErase(): void }) {
  const { person, refused, erased_at, deleted_stores } = preview;
  const timeZone = useCentre()?.time_zone ?? 'UTC';
  if (erased_at !== null)
    return (
      <>
        <p role="status">{toErasedOnText(toCentreDate(erased_at, timeZone))}</p>
        <Backups preview={preview} timeZone={timeZone} />
      </>
    );
  return (
    <>
      <div>
        <p className="font-semibold text-heading">
          <BidiIsolatedName name={person.name} />
        </p>
        <p className="text-quiet wrap-anywhere">{toPersonFactsText(person)}</p>
      </div>
      <Unsettled texts={toUnsettledTexts(preview.unsettled)} />
      <Section heading={copy.deleted}>
        <TextList
          texts={[
            unreadableWords[person.role],
            ...deleted_stores.map(({ store, count }) => describeStore(store, count)),
          ]}
        />
      </Section>
      <Section heading={copy.stays}>
        <TextList texts={stayingWords[person.role]} />
      </Section>
      <Mentions preview={preview} />
      <Backups preview={preview} timeZone={timeZone} />
      {refused === null ? (
        <Button className="self-start" onClick={onErase}>
          {copy.erase}
        </Button>
      ) : (
        <p role="status">{copy.refused[refused]}</p>
      )}
    </>
  );
}

const Unsettled = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <Notice tone="caution" role="status">
      <p>{settleFirstText}</p>
      <TextList texts={texts} />
    </Notice>
  );

const TextList = ({ texts }: { texts: readonly string[] }) => (
  <ul className="max-w-prose list-disc pl-5">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

function Mentions({ preview: { mentions, more_mentions } }: { preview: ErasurePreview }) {
  const isRewritable = ({ place }: Mention) => REWRITABLE.has(place);
  return (
    <Section heading={copy.mentions}>
      {mentions.length === 0 && <p>{copy.noMentions}</p>}
      <MentionList intro={copy.rewritable} mentions={mentions.filter(isRewritable)} />
      <MentionList intro={copy.fixed} mentions={mentions.filter((each) => !isRewritable(each))} />
      {more_mentions && <p className="mt-2">{copy.moreMentions}</p>}
    </Section>
  );
}

function MentionList({ intro, mentions }: { intro: string; mentions: readonly Mention[] }) {
  if (mentions.length === 0) return null;
  return (
    <>
      <p className="mt-2">{intro}</p>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {mentions.map((mention, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no id, and the list never changes its order
          <li key={index} className="py-2 wrap-anywhere">
            <span className="block text-sm text-quiet">
              <MentionPlace mention={mention} />
            </span>
            {mention.text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What holds a text, as a link to the page on which it is rewritten or read. */
function MentionPlace({ mention }: { mention: Mention }) {
  const href = findMentionPath(mention);
  const text = toMentionPlaceText(mention);
  return href === undefined ? (
    text
  ) : (
    <Link href={href} className="text-accent underline underline-offset-2">
      {text}
    </Link>
  );
}

function findMentionPath({ place, about, subject_id }: Mention): string | undefined {
  if (place === 'group') return paths.studentManagement;
  if (place === 'message') return paths.messages;
  if (place === 'assignment' && subject_id !== null) return paths.editHomework(subject_id);
  // The other texts of a tutor are their own name and address.
  return about === null || place === 'other' ? undefined : paths.classHistory(about.id);
}

function Backups({ preview: { backups }, timeZone }: { preview: ErasurePreview; timeZone: string }) {
  return (
    <Section heading={copy.backups}>
      {backups === null && <p>{copy.noBackups}</p>}
      {backups?.length === 0 && <p>{copy.emptyBackups}</p>}
      {backups !== null && (
        <TextList texts={backups.map((each) => toBackupText(formatDateTime(each.made_at, timeZone), each))} />
      )}
    </Section>
  );
}
