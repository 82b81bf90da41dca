import { styled } from "styled-components";
import { control, space, type } from "../../../theme/tokens.ts";

/** A size of paper, as CSS names it (CSS Paged Media, section 7.1). */
export interface Paper {
  readonly name: string;
  readonly size: "letter" | "A4";
  /** The height of the sheet between its margins, a little less, so that one sheet never becomes two. */
  readonly height: string;
}

/** The margin on every side of a sheet. Printers leave less than that blank. */
export const PAPER_MARGIN = "14mm";

export const LETTER: Paper = { name: "Letter (8.5 by 11 inches)", size: "letter", height: "248mm" };
const A4: Paper = { name: "A4 (210 by 297 millimeters)", size: "A4", height: "266mm" };

/** Asks which paper is in the printer. */
export function PaperChoice({ paper, onChange }: { paper: Paper; onChange: (paper: Paper) => void }) {
  return (
    <Choice>
      <legend>Paper</legend>
      {[LETTER, A4].map((each) => (
        <label key={each.size}>
          <input type="radio" name="paper" checked={each === paper} onChange={() => onChange(each)} />
          {each.name}
        </label>
      ))}
    </Choice>
  );
}

const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
  border: 0;
  legend { padding: 0; font: ${type.label}; }
  label { display: inline-flex; align-items: center; gap: ${space.s}; min-height: ${control.medium}; }
  input { width: 1.25rem; height: 1.25rem; margin: 0; flex: none; }
`;
