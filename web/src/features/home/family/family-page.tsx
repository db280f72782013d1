import { familyTitle } from '../../../copy/screens.ts';
import { useProfile } from '../../../session/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ChildCard } from './child-card.tsx';
import { familyTexts as copy, noChildrenTexts } from './family-copy.ts';
import { SealSection } from './seal-section.tsx';

/** The home of a family account: one card for each child. */
export function FamilyPage() {
  const { children = [] } = useProfile();
  return (
    <>
      <PageHeader title={familyTitle} description={children.length > 0 && copy.description} />
      {children.length === 0 ? (
        <Sheet>
          <EmptyState {...noChildrenTexts} />
        </Sheet>
      ) : (
        <div className="flex flex-col gap-8">
          {children.map((child) => (
            <ChildCard key={child.id} child={child} />
          ))}
          <SealSection />
        </div>
      )}
    </>
  );
}
