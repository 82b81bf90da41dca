import { createLink } from "@tanstack/react-router";
import { ButtonAnchor } from "../../components/button/button.ts";
import type { Page } from "../../site/pages.ts";

const Ask = createLink(ButtonAnchor);

/** Leads to the contact form, whose notes then begin with the name of the service. */
export function AskAboutSession({ page }: { page: Page }) {
  return (
    <Ask to="/contact" search={{ about: page.name }}>
      Ask about this session
    </Ask>
  );
}
