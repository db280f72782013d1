import { centreContact } from '#events/values/centre-contact.ts';

/** The head of a sheet that is printed: the centre with its address and phone, and what the sheet is. */
export const PaperHead = ({ centre, title }: { centre: string; title: string }) => (
  <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-margin/60 pb-3">
    <p className="font-serif text-heading font-semibold">{centre}</p>
    <p className="text-quiet">{title}</p>
    <address className="w-full text-sm text-quiet not-italic">
      {`${centreContact.address.street}, ${centreContact.address.town} · `}
      <span className="whitespace-nowrap">{centreContact.phone}</span>
    </address>
  </div>
);
