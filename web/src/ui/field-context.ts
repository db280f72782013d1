import { createContext, use } from 'react';

export interface FieldControl {
  id: string;
  labelId: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** What a control inside a Field needs to be named and described by it; nothing outside of one. */
export const useFieldControl = (): Partial<Omit<FieldControl, 'labelId'>> => {
  const field = use(FieldContext);
  if (!field) return {};
  const { labelId: _, ...control } = field;
  return control;
};
