import { Link } from "@tanstack/react-router";
import { styled } from "styled-components";
import { useDataLocation, useIsBound } from "../../ioc/service-provider.tsx";
import { OwnMessages } from "../../ioc/tokens.ts";
import { anchors } from "../../site/anchors.ts";
import { site } from "../../site/site.ts";
import { borderWidth, color, control, media, space, type } from "../../theme/tokens.ts";
import { serviceTerms } from "./service-terms.ts";

/** What is on the page, each a link to its place. */
export function TermsContents() {
  const clauses = serviceTerms(useDataLocation());
  const keepsOwnMessages = useIsBound(OwnMessages);
  const parts = [
    ...clauses.map(({ id, title }, index) => ({ id, title: `${index + 1}. ${title}` })),
    ...(site.offersTextMessages ? [{ id: anchors.textTerms, title: "Text-messaging terms" }] : []),
    ...(keepsOwnMessages ? [{ id: anchors.visitorData, title: "What this browser keeps about you" }] : []),
    { id: anchors.questions, title: "Questions about these terms" },
  ];
  return (
    <Contents aria-label="On this page">
      <List>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link to="/terms" hash={id}>
              {title}
            </Link>
          </li>
        ))}
      </List>
    </Contents>
  );
}

const Contents = styled.nav`
  margin-bottom: ${space.xxl};
  padding-block: ${space.m};
  border-block: ${borderWidth.rule} solid ${color.line};
  @media print { display: none; }
`;

const List = styled.ul`
  list-style: none;
  font: ${type.small};
  & a { display: inline-block; padding-block: ${control.label}; }
  ${media.mediumUp} { columns: 2; column-gap: ${space.xl}; }
`;
