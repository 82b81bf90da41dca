import type { BackupComparison } from "@inner-light/core";
import { styled } from "styled-components";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { nounNames } from "../../site/noun-names.ts";
import { borderWidth, color, space, type } from "../../theme/tokens.ts";

/** How many records are here, how many in the file, and how many of those are new. */
export function ComparisonTable({ comparison }: { comparison: readonly BackupComparison[] }) {
  return (
    <Table>
      <caption>
        <VisuallyHidden>What is here, and what is in the file</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>List</VisuallyHidden>
          </th>
          <th scope="col">Here</th>
          <th scope="col">In the file</th>
          <th scope="col">New</th>
        </tr>
      </thead>
      <tbody>
        {comparison.map(({ noun, here, inBackup, added }) => (
          <tr key={noun}>
            <th scope="row">{nounNames[noun]}</th>
            <td>{here ?? "damaged"}</td>
            <td>{inBackup ?? "damaged"}</td>
            <td>{added ?? "cannot be merged"}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${type.small};
  & th, & td {
    padding: ${space.xs} ${space.s};
    border-bottom: ${borderWidth.rule} solid ${color.line};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & th:first-child { padding-inline-start: 0; text-align: start; }
  & thead th { font: ${type.label}; }
`;
