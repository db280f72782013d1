import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { RACE_CODE_LENGTH } from '#events/values/limits.ts';
import { raceApi } from '../../api/race-api.ts';
import { useCommand } from '../../commands/use-command-dialog.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { joinRaceTexts as copy } from './join-race-copy.ts';

/** The form in which a student types the code that the room's screen shows. */
export function JoinByCode({ className }: { className?: string }) {
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const [find] = raceApi.useFindRaceMutation();
  const { submit, pending, errorOf } = useCommand(find, {
    key: 'find-race',
    fields: ['race_code'],
    failed: copy.failed,
    onDone: ({ id }) => navigate(paths.race(id)),
  });
  const isWhole = code.replaceAll(/\s/g, '').length === RACE_CODE_LENGTH;
  const join = (event: FormEvent) => {
    event.preventDefault();
    submit(isWhole ? { body: { race_code: code } } : undefined);
  };
  return (
    <section aria-labelledby="join-race" className={className}>
      <h2 id="join-race" className="mb-3 text-heading">
        {copy.heading}
      </h2>
      <Sheet>
        <form noValidate onSubmit={join} className="flex flex-wrap items-end gap-4 px-4 py-4 sm:px-5">
          <Field label={copy.code} hint={copy.codeHint} error={errorOf('race_code', !isWhole && copy.codeMissing)}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              className="max-w-48 tabular-nums"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
          <Button type="submit" pending={pending}>
            {copy.submit}
          </Button>
        </form>
      </Sheet>
    </section>
  );
}
