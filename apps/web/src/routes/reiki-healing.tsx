import { createFileRoute } from "@tanstack/react-router";
import { OfferingPage } from "../features/offerings/offering-page.tsx";
import { reikiHealing } from "../features/offerings/reiki-healing-offering.ts";

export const Route = createFileRoute("/reiki-healing")({ component: () => <OfferingPage offering={reikiHealing} /> });
