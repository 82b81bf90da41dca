import type { ReactNode } from "react";
import { styled } from "styled-components";
import { home } from "../../../words/home.ts";
import { ButtonLink, ButtonRow } from "../../ui/button/button.ts";
import OpenDoor from "../../ui/drawings/open-door.svg?react";
import { Container, Section, Stack } from "../../ui/section/section.ts";
import { Lead } from "../../ui/text/text.ts";
import { reversedScheme } from "../../ui/theme/custom-properties.ts";
import { color, media, type } from "../../ui/theme/tokens.ts";

const { title, text, calendar, contact } = home.closing;

/** The end of the home page: links to the calendar and the contact form, in the reversed color scheme. */
export function Closing({ children }: { children?: ReactNode }) {
  return (
    <Dusk>
      <Container>
        <Words>
          <h2>{title}</h2>
          <Lead>{text}</Lead>
          {children}
          <ButtonRow>
            <ButtonLink to="/calendar">{calendar}</ButtonLink>
            <ButtonLink to="/contact" $variant="outlined">
              {contact}
            </ButtonLink>
          </ButtonRow>
          <OpenDoor />
        </Words>
      </Container>
    </Dusk>
  );
}

const Dusk = styled(Section)`
  ${reversedScheme}
  background: ${color.paper};
  color: ${color.ink};
  overflow: clip;
`;

const Words = styled(Stack)`
  justify-items: center;
  text-align: center;
  & > h2 { font: ${type.title}; }
  & > div { justify-content: center; }
  /* On a phone the drawing follows the words. */
  & > svg { width: min(100%, 30rem); height: auto; overflow: visible; ${media.mediumUp} { order: -1; } }
`;
