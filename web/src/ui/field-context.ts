import { createContext, use } from 'react';

export interface FieldControl {
  id: string;
  labelId: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** Ids that name and describe the control of the enclosing `Field`; empty outside a `Field`. */
export const useFieldControl = (): Partial<Omit<FieldControl, 'labelId'>> => {
  const field = use(FieldContext);
  if (!field) return {};
  const { labelId: _, ...control } = field;
  return control;
};
