import { styled } from "styled-components";
import { space } from "../theme/tokens.ts";
import { Button, ButtonRow } from "./button/button.ts";
import { Container, Section } from "./section/section.ts";

/** What is left to show when a page could not be rendered at all. */
export function ErrorPage() {
  return (
    <Section>
      <Column>
        <h1>Something went wrong on this page</h1>
        <p>Nothing that was saved is lost. Loading the page again usually helps.</p>
        <ButtonRow>
          <Button onClick={() => location.reload()}>Load the page again</Button>
        </ButtonRow>
      </Column>
    </Section>
  );
}

const Column = styled(Container)`
  display: grid;
  gap: ${space.l};
`;
