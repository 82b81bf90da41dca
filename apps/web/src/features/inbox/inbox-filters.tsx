import { type InboxMessage, includesWords, isUnread } from "@inner-light/core";
import { FieldPair, InputField, SelectField } from "../../ui/field/field.tsx";

export const inboxViews = {
  inbox: { label: "Inbox", includes: ({ isSuspectedSpam }) => !isSuspectedSpam },
  new: { label: "New only", includes: isUnread },
  spam: { label: "Looks like spam", includes: ({ isSuspectedSpam }) => isSuspectedSpam === true },
} satisfies Record<string, { readonly label: string; readonly includes: (message: InboxMessage) => boolean }>;

export type InboxView = keyof typeof inboxViews;

const views: readonly InboxView[] = ["inbox", "new", "spam"];

const SEARCH_ABOVE = 20;

interface InboxFiltersProps {
  readonly messages: readonly InboxMessage[];
  readonly view: InboxView;
  readonly onView: (view: InboxView) => void;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Omits choices that would change nothing. */
export function InboxFilters({ messages, view, onView, search, onSearch }: InboxFiltersProps) {
  const choices = views
    .map((each) => ({ view: each, count: messages.filter(inboxViews[each].includes).length }))
    .filter((choice) => choice.view === "inbox" || choice.view === view || choice.count > 0);
  const isMixed = choices.some(({ count }) => count < messages.length);
  return (
    <FieldPair>
      {(isMixed || view !== "inbox") && (
        <SelectField
          id="inbox-view"
          label="Show"
          options={choices.map((choice) => [choice.view, `${inboxViews[choice.view].label} (${choice.count})`])}
          select={{
            value: view,
            onChange: ({ currentTarget }) => onView(choices[currentTarget.selectedIndex]?.view ?? "inbox"),
          }}
        />
      )}
      {(messages.length > SEARCH_ABOVE || search !== "") && (
        <InputField
          id="inbox-search"
          label="Search"
          type="search"
          value={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      )}
    </FieldPair>
  );
}

/** Whether every word of the search occurs in a field. Phone numbers match in any format. */
export function isMatch({ fullName, email, phone, address, notes }: InboxMessage, search: string): boolean {
  const text = [fullName, email, phone, address, notes].join("\n");
  // Compares the last eight digits, because a number may lack its country code.
  const number = joinDigits(search).replace(/\d+(?=\d{8}(?!\d))/g, "");
  return includesWords(text, search) || includesWords(joinDigits(text), number);
}

/** "(608) 555-0169" becomes "6085550169". */
function joinDigits(text: string): string {
  return text.replace(/[(+]+(?=\d)/g, "").replace(/(\d)[\s().\-–/]+(?=\d)/g, "$1");
}
