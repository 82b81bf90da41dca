import { useHydrated, useLocation } from "@tanstack/react-router";
import { styled } from "styled-components";
import { eventNotFound, notFound } from "../../../words/footer.ts";
import { EVENTS } from "../../site/pages.ts";
import { ButtonLink, ButtonRow } from "../button/button.ts";
import EmptyLight from "../drawings/empty-light.svg?react";
import { Container, Section } from "../section/section.ts";
import { measure, space, type } from "../theme/tokens.ts";
import { PageHead } from "./page-head.tsx";

/** One prerendered page serves all unknown URLs, so only the app can tell that a URL belonged to an event. */
export function NotFoundPage() {
  const isEvents = useLocation({ select: ({ pathname }) => pathname.startsWith(EVENTS) });
  const { title, text } = useHydrated() && isEvents ? eventNotFound : notFound;
  return (
    <Section>
      <PageHead page={{ path: "/", hidden: true, ...notFound.page }} />
      <Column>
        <EmptyLight />
        <h1>{title}</h1>
        <p>{text}</p>
        <ButtonRow>
          <ButtonLink to="/">{notFound.home}</ButtonLink>
          <ButtonLink to="/calendar" $variant="outlined">
            {notFound.calendar}
          </ButtonLink>
        </ButtonRow>
      </Column>
    </Section>
  );
}

const Column = styled(Container)`
  display: grid;
  justify-items: center;
  gap: ${space.l};
  text-align: center;
  font: ${type.lead};
  & > svg { width: min(18rem, 70vw); height: auto; }
  & > p { max-width: ${measure.text}; text-wrap: balance; }
  & > ${ButtonRow} { justify-content: center; }
`;
