import { OfferingPage } from "../features/offerings/offering-page.tsx";
import { reikiHealing } from "../features/offerings/reiki-healing-offering.ts";

export const ReikiHealingPage = () => <OfferingPage offering={reikiHealing} />;
