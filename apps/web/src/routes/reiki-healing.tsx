import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "../components/page-head.tsx";
import { OfferingPage } from "../features/offerings/offering-page.tsx";
import { reikiHealing } from "../features/offerings/reiki-healing.ts";

export const Route = createFileRoute("/reiki-healing")({
  component: () => (
    <>
      <PageHead page={reikiHealing.page} />
      <OfferingPage offering={reikiHealing} />
    </>
  ),
});
