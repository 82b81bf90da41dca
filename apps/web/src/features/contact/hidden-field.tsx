import type { FieldInput } from "../../components/field/field.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.ts";

/** Programs fill in a field of this name. Browsers and password managers have no value for it. */
export const HIDDEN_FIELD = "subject";

/** A field that only programs fill in: people cannot see it, and neither the keyboard nor a screen reader reaches it. */
export function HiddenField(input: FieldInput) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input {...input} tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
    </VisuallyHidden>
  );
}
