import { styled } from "styled-components";
import type { ContactDetail } from "../site/site.ts";
import { color, type } from "../theme/tokens.ts";

/** A way to reach the practice: a link when the owner has given it, else words that say they stand in for it. */
export function ContactDetailText({ detail }: { detail: ContactDetail }) {
  if (detail.href !== null) return <a href={detail.href}>{detail.text}</a>;
  if (detail.absent) return detail.text;
  return (
    <span>
      {detail.text} <Note>(placeholder)</Note>
    </span>
  );
}

const Note = styled.span`
  font: ${type.small};
  color: ${color.textMuted};
`;
