import { Deferred } from "../../components/deferred.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { ImageCards } from "./image-cards.tsx";
import type { Offering } from "./offering.ts";
import { OfferingClosing } from "./offering-closing.tsx";
import { OfferingIntro } from "./offering-intro.tsx";
import { OfferingItems } from "./offering-items.tsx";
import { OfferingLists } from "./offering-lists.tsx";
import { OfferingWelcome } from "./offering-welcome.tsx";

/** The page of one offering, from the first words to the way to arrange it. */
export function OfferingPage({ offering }: { offering: Offering }) {
  return (
    <>
      <PageHead page={offering.page} />
      <OfferingIntro offering={offering} />
      <Deferred>
        <ImageCards imageCards={offering.imageCards} />
        {offering.welcome && <OfferingWelcome welcome={offering.welcome} />}
        {offering.parts.map((part, index) =>
          part.kind === "items" ? (
            <OfferingItems key={part.title} part={part} />
          ) : (
            <OfferingLists key={part.title} part={part} isBand={index % 2 === 1} />
          ),
        )}
        <OfferingClosing offering={offering} />
      </Deferred>
    </>
  );
}
