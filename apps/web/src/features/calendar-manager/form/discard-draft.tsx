import type { ComponentProps } from "react";
import { Confirmation } from "../../../ui/confirmation/confirmation.tsx";
import { readDraft } from "../../../ui/field/use-draft-form.ts";
import { CALENDAR_EVENT_DRAFTS } from "./form-subject.ts";

interface DiscardDraftProps extends Pick<ComponentProps<typeof Confirmation>, "children"> {
  readonly onDiscard: () => void;
}

/** Asks before the form's unsaved input is lost. */
export function DiscardDraft({ onDiscard, children }: DiscardDraftProps) {
  return (
    <Confirmation
      question="Discard what you typed for this event?"
      isNeeded={() => readDraft(CALENDAR_EVENT_DRAFTS) !== undefined}
      answers={[{ label: "Discard it", onChoose: onDiscard }]}
      no="Keep editing"
    >
      {children}
    </Confirmation>
  );
}
