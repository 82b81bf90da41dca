import { styled } from "styled-components";
import { legal as words } from "../../words/legal.ts";
import { legalPage } from "../site/pages.ts";
import { PageHead } from "../ui/page/page-head.tsx";
import { Container, Section, Stack } from "../ui/section/section.ts";
import { Prose } from "../ui/text/text.tsx";
import { space, type } from "../ui/theme/tokens.ts";

interface Legal {
  readonly title: string;
  readonly sections: readonly {
    readonly heading?: string;
    readonly paragraphs: readonly string[];
    readonly links?: readonly { readonly name: string; readonly url: string }[];
  }[];
}

/** The legal disclosures page. It exists only if the practice provides the text. */
export function LegalPage() {
  const { title, sections }: Legal = words ?? { title: "", sections: [] };
  return (
    <Section>
      <PageHead page={legalPage(title)} />
      <Container $narrow>
        <Stack>
          <h1>{title}</h1>
          {sections.map(({ heading, paragraphs, links = [] }) => (
            <Part key={paragraphs.join("\n")}>
              {heading && <h2>{heading}</h2>}
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{withPhoneNumbers(paragraph)}</p>
              ))}
              {links.map(({ name, url }) => (
                <p key={url}>
                  <a href={url}>{withPhoneNumbers(name)}</a>
                </p>
              ))}
            </Part>
          ))}
        </Stack>
      </Container>
    </Section>
  );
}

/** In right-to-left text, the plus sign would appear after the number. */
function withPhoneNumbers(text: string) {
  return text.split(/(\+\d[\d ()/-]+\d)/).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={part} dir="ltr">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}

const Part = styled(Prose).attrs({ as: "section" })`
  overflow-wrap: anywhere;
  white-space: pre-line;
  & > h2 { margin-bottom: ${space.s}; font: ${type.subheading}; }
`;
