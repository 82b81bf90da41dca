import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "../components/page-head.tsx";
import { auraReading } from "../features/offerings/aura-reading.ts";
import { OfferingPage } from "../features/offerings/offering-page.tsx";

export const Route = createFileRoute("/aura-reading")({
  component: () => (
    <>
      <PageHead page={auraReading.page} />
      <OfferingPage offering={auraReading} />
    </>
  ),
});
