import { useState } from 'react';
import type { Race, RaceStep, StepRaceRequest } from '#contracts/races.ts';
import { raceApi } from '../../../api/race-api.ts';
import { useCommand, useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { roomTexts as copy } from './race-copy.ts';

/** The next step of a race, which the large button takes; undefined when the race is over. */
function findNextStep({ ended, questions, question }: Race): { step: StepRaceRequest; text: string } | undefined {
  if (ended) return undefined;
  if (!question) return { step: { step: 'open', question: 0 }, text: copy.openFirst };
  const { index, status } = question;
  if (status === 'open') return { step: { step: 'close', question: index }, text: copy.close };
  if (status === 'paused') return { step: { step: 'resume', question: index }, text: copy.resume };
  if (index + 1 < questions) return { step: { step: 'open', question: index + 1 }, text: copy.openNext };
  return { step: { step: 'end' }, text: copy.finish };
}

/** The buttons of the tutor. The first one keeps the focus from step to step, so that Enter leads through the race. */
export function RaceSteps({ race }: { race: Race }) {
  const [isEnding, setEnding] = useState(false);
  const [mutate] = raceApi.useStepRaceMutation();
  const { submit, pending } = useCommand(mutate, { key: 'step-race', failed: copy.stepFailed });
  const next = findNextStep(race);
  const { question, id: raceId } = race;
  const take = (body: StepRaceRequest) => submit({ raceId, body });
  const toButton = (step: Exclude<RaceStep, 'end'>, text: string) =>
    question && (
      <Button pending={pending} saysWhenSlow={false} onClick={() => take({ step, question: question.index })}>
        {text}
      </Button>
    );
  if (!next) return null;
  const askForEnd = () => {
    // The dialog would be behind an element in full screen.
    if (document.fullscreenElement) void document.exitFullscreen();
    setEnding(true);
  };
  const isLive = question?.status === 'open' || question?.status === 'paused';
  return (
    <fieldset className="mb-6 flex flex-wrap gap-3">
      <legend className="sr-only">{copy.steps}</legend>
      <Button
        variant="primary"
        autoFocus
        pending={pending}
        disabled={race.participants === 0}
        onClick={() => take(next.step)}
      >
        {next.text}
      </Button>
      {question?.status === 'open' && toButton('pause', copy.pause)}
      {isLive && toButton('skip', copy.skip)}
      {next.step.step !== 'end' && <Button onClick={askForEnd}>{copy.end}</Button>}
      {isEnding && <EndRaceDialog raceId={raceId} onClose={() => setEnding(false)} />}
    </fieldset>
  );
}

function EndRaceDialog({ raceId, onClose }: { raceId: string; onClose(): void }) {
  const [mutate] = raceApi.useStepRaceMutation();
  const { submit, dialog } = useCommandDialog(mutate, { key: 'end-race', failed: copy.stepFailed, onClose });
  return (
    <ConfirmDialog
      title={copy.endTitle}
      description={copy.endText}
      confirm={copy.end}
      confirming={copy.ending}
      {...dialog}
      onConfirm={() => submit({ raceId, body: { step: 'end' } })}
    />
  );
}
