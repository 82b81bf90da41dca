import { Button, ButtonRow } from "../button/button.ts";
import { Container, Section, Stack } from "../section/section.ts";

/** Shown in place of a page that could not be rendered. */
export function ErrorPage() {
  return (
    <Section>
      <Container>
        <Stack>
          <h1>Something went wrong on this page</h1>
          <p>Nothing that was saved is lost. Reloading the page usually helps.</p>
          <ButtonRow>
            <Button onClick={() => location.reload()}>Reload the page</Button>
          </ButtonRow>
        </Stack>
      </Container>
    </Section>
  );
}
