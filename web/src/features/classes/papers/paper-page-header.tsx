import { Printer } from 'lucide-react';
import type { PaperKind } from '#events/values/shapes.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { paperTexts as copy, toPaperTitle } from './papers-copy.ts';

interface PaperPageHeaderProps {
  kind: PaperKind;
  studentId: string;
  /** Undefined until it is loaded. */
  paper: { readonly number: number | null } | undefined;
}

export const PaperPageHeader = ({ kind, studentId, paper }: PaperPageHeaderProps) => (
  <PageHeader
    className="print:hidden"
    back={<BackLink href={paths.money(studentId)}>{copy.back}</BackLink>}
    title={toPaperTitle(kind, paper?.number ?? null)}
    actions={
      // A paper without its number must not be handed out.
      <Button variant="primary" disabled={paper === undefined || paper.number === null} onClick={() => print()}>
        <Printer aria-hidden />
        {copy.print}
      </Button>
    }
  />
);
