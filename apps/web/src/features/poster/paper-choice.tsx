import { styled } from "styled-components";
import { control, space, type } from "../../theme/tokens.ts";
import { PAPERS, type Paper } from "./paper.ts";

interface PaperChoiceProps {
  readonly paper: Paper;
  readonly onChange: (paper: Paper) => void;
}

/** Asks which paper is in the printer. */
export function PaperChoice({ paper, onChange }: PaperChoiceProps) {
  return (
    <Choice>
      <legend>Paper</legend>
      {PAPERS.map((each) => (
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
