import { type CalendarChange, differingFields } from "@inner-light/core";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { valuesOf } from "../../components/calendar-event/event-values.ts";
import { ConfirmationQuestion } from "../../components/confirmation/confirmation.tsx";
import { americanFormats } from "../../site/american-formats.ts";
import { PublisherErrorNotice } from "./publisher-error-notice.tsx";
import { type Published, usePublish } from "./use-publishing.ts";

/** Publishes with one press, and asks first about each event that was changed both here and elsewhere. */
export function PublishButton({ published, onDone }: { published: Published; onDone: () => void }) {
  const { asked, choose, publish, stop, isPending, error } = usePublish(published, onDone);
  const label = published.difference.every(({ here }) => here === null) ? "Bring that here" : "Publish";
  if (asked !== undefined) {
    const { question, theirs, mine } = questionOf(asked);
    const answers = [
      { label: theirs, onChoose: () => choose("theirs") },
      { label: mine, onChoose: () => choose("mine") },
    ];
    return <ConfirmationQuestion key={asked.event.id} question={question} answers={answers} no="Not now" onNo={stop} />;
  }
  return (
    <>
      {error !== null && <PublisherErrorNotice error={error} />}
      <ButtonRow>
        <Button aria-disabled={isPending || undefined} onClick={publish}>
          {isPending ? "Publishing…" : label}
        </Button>
      </ButtonRow>
    </>
  );
}

/** Asks whose version of an event to keep. The answers say what they drop. */
function questionOf({ event, mine, published }: CalendarChange) {
  const fields = mine && published ? differingFields(mine, published) : [];
  const [here, there] = [mine, published].map((version) =>
    version === undefined ? "removed" : fields.length === 0 ? "changed" : `given ${valuesOf(version, fields)}`,
  );
  const [ours, theirs] = [mine, published].map((version) =>
    version === undefined ? "the removal" : fields.length === 0 ? "this event" : valuesOf(version, fields),
  );
  return {
    question: `“${event.title}”, ${americanFormats.date(event.date)}, was ${here} here, and ${there} elsewhere. Which do you want?`,
    theirs: `Take theirs, drop ${ours}`,
    mine: `Publish mine, drop ${theirs}`,
  };
}
