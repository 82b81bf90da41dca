import { styled } from "styled-components";
import { HIDDEN_FIELD, watchForm } from "../browser/spam-evidence.ts";

/** A honeypot. People cannot see it or reach it with a keyboard or screen reader. */
export function HiddenField() {
  return (
    <Hidden aria-hidden="true">
      <input
        ref={watchForm}
        name={HIDDEN_FIELD}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </Hidden>
  );
}

const Hidden = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
