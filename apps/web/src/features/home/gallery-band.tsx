import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Container, Section } from "../../components/section/section.ts";
import { space } from "../../theme/tokens.ts";

/** The raised band that the gallery lies in. */
export function GalleryBand({ children }: { children: ReactNode }) {
  return (
    <Section $band>
      <Container>
        <Title>A look inside</Title>
        {children}
      </Container>
    </Section>
  );
}

const Title = styled.h2`
  margin-bottom: ${space.xl};
`;
