import { createFileRoute } from "@tanstack/react-router";
import { auraReading } from "../features/offerings/aura-reading-offering.ts";
import { OfferingPage } from "../features/offerings/offering-page.tsx";

export const Route = createFileRoute("/aura-reading")({ component: () => <OfferingPage offering={auraReading} /> });
