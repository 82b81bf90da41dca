import { auraReading } from "../features/offerings/aura-reading-offering.ts";
import { OfferingPage } from "../features/offerings/offering-page.tsx";

export const AuraReadingPage = () => <OfferingPage offering={auraReading} />;
