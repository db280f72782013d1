import { useState } from 'react';
import type { PreviewRegradingResponse, QuestionInput } from '#contracts/homework.ts';
import type { RegradingChoice } from '#events/values/shapes.ts';
import { homeworkApi } from '../../../../api/homework-api.ts';
import { cancelText } from '../../../../copy/common.ts';
import { regradingTexts as copy } from '../../../../copy/homework.ts';
import { LoadFailure } from '../../../../page/load-failure.tsx';
import { BidiIsolatedName } from '../../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormFooter } from '../../../../ui/form-footer.tsx';
import { MarginTableCell, MarginTableHeader } from '../../../../ui/margin-table-cells.tsx';
import { RadioGroup, RadioOption } from '../../../../ui/radio-group.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../../ui/table.tsx';

interface RegradingDialogProps {
  homeworkId: string;
  questions: QuestionInput[];
  onChoose(chosen: { regrading: RegradingChoice; replaced_options: string[] }): void;
  onClose(): void;
}

/** Whether a reworded option is still the same answer, or another one. */
type OptionMeaning = keyof typeof copy.meanings;

/** Asks whether reworded options are still the same answers, and shows what each choice would do to every grade before anything is saved. */
export function RegradingDialog({ homeworkId, questions, onChoose, onClose }: RegradingDialogProps) {
  const [asked] = useState(questions);
  const [choice, setChoice] = useState<RegradingChoice>('keep');
  const [meanings, setMeanings] = useState<Readonly<Record<string, OptionMeaning>>>({});
  const [isMeaningMissing, setIsMeaningMissing] = useState(false);
  const replaced_options = Object.keys(meanings).filter((option) => meanings[option] === 'other');
  const body = { questions: asked, replaced_options };
  const query = homeworkApi.usePreviewRegradingQuery({ homeworkId, body }, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching } = query;
  // An option that counts as another answer is no longer reworded, but the tutor can still take that back.
  const [reworded, setReworded] = useState<PreviewRegradingResponse['reworded']>();
  if (data && !reworded) setReworded(data.reworded);
  const choose = () => {
    const isMissing = reworded?.some(({ option }) => meanings[option] === undefined) ?? true;
    setIsMeaningMissing(isMissing);
    if (!isMissing) onChoose({ regrading: choice, replaced_options });
  };
  return (
    <Dialog onClose={onClose} title={copy.title} description={copy.text} width="list">
      <div className="flex flex-col gap-5">
        {reworded?.map(({ option, number, was, is }) => (
          <Field
            key={option}
            label={copy.reworded(number, was, is)}
            group
            error={isMeaningMissing && !meanings[option] ? copy.meaningMissing : undefined}
          >
            <RadioGroup
              value={meanings[option] ?? ''}
              onValueChange={(value) => setMeanings({ ...meanings, [option]: value as OptionMeaning })}
            >
              {(['same', 'other'] as const).map((each) => (
                <RadioOption key={each} value={each}>
                  {copy.meanings[each]}
                </RadioOption>
              ))}
            </RadioGroup>
          </Field>
        ))}
        {data ? (
          <RegradingTable rows={data.rows} choice={choice} />
        ) : error ? (
          <LoadFailure title={copy.failed} query={query} />
        ) : (
          <Spinner />
        )}
        <Field label={copy.choose} group hint={copy.choices[choice].hint}>
          <RadioGroup value={choice} onValueChange={(value) => setChoice(value as RegradingChoice)}>
            {(['keep', 'regrade', 'credit'] as const).map((each) => (
              <RadioOption key={each} value={each}>
                {copy.choices[each].label}
              </RadioOption>
            ))}
          </RadioGroup>
        </Field>
        <FormFooter>
          <Button onClick={onClose}>{cancelText}</Button>
          <Button variant="primary" disabled={!data || isFetching} onClick={choose}>
            {copy.act}
          </Button>
        </FormFooter>
      </div>
    </Dialog>
  );
}

const { columns } = copy;
/** Highlights the column of the choice. */
const toColumnStyle = (on: boolean) => (on ? 'bg-tint-accent font-semibold' : '');

function RegradingTable({ rows, choice }: Pick<PreviewRegradingResponse, 'rows'> & { choice: RegradingChoice }) {
  if (rows.length === 0) return <p className="text-quiet">{copy.none}</p>;
  return (
    <Sheet className="overflow-x-auto">
      <Table aria-label={copy.title}>
        <TableHead>
          <tr>
            <MarginTableHeader>{columns.student}</MarginTableHeader>
            <TableHeader className="text-right">{columns.now}</TableHeader>
            <TableHeader className="text-right">{columns.regrade}</TableHeader>
            <TableHeader className="text-right">{columns.credit}</TableHeader>
          </tr>
        </TableHead>
        <TableBody className="tabular-nums">
          {rows.map(({ student_id, student_name, grade, regraded, credited, kept }) => (
            <tr key={student_id}>
              <MarginTableCell className="wrap-anywhere">
                <span className="text-ink">
                  <BidiIsolatedName name={student_name} />
                </span>
                {kept && <span className="block text-xs">{copy.correctedBefore}</span>}
              </MarginTableCell>
              <TableCell className={`text-right ${toColumnStyle(choice === 'keep')}`}>{grade}</TableCell>
              <TableCell className={`text-right ${toColumnStyle(choice === 'regrade')}`}>{regraded}</TableCell>
              <TableCell className={`text-right ${toColumnStyle(choice === 'credit')}`}>{credited}</TableCell>
            </tr>
          ))}
        </TableBody>
      </Table>
    </Sheet>
  );
}
