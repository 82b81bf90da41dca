import type { InboxMessage } from "@inner-light/core";
import { Field, FieldPair, InputField, Select } from "../../components/field/field.tsx";
import { type InboxView, inboxViews } from "./inbox-views.ts";

const SEARCH_ABOVE = 20;

const views: readonly InboxView[] = ["inbox", "new", "spam"];

interface InboxFiltersProps {
  readonly messages: readonly InboxMessage[];
  readonly view: InboxView;
  readonly onView: (view: InboxView) => void;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Chooses which messages the inbox shows. Renders no choice where there is nothing to tell apart. */
export function InboxFilters({ messages, view, onView, search, onSearch }: InboxFiltersProps) {
  const choices = views
    .map((each) => ({ view: each, count: messages.filter(inboxViews[each].includes).length }))
    .filter((choice) => choice.view === "inbox" || choice.view === view || choice.count > 0);
  const isMixed = choices.some(({ count }) => count < messages.length);
  return (
    <FieldPair>
      {(isMixed || view !== "inbox") && (
        <Field id="inbox-view" label="Show">
          {(control) => (
            <Select
              {...control}
              value={view}
              onChange={({ currentTarget }) => onView(choices[currentTarget.selectedIndex]?.view ?? "inbox")}
            >
              {choices.map((choice) => (
                <option key={choice.view} value={choice.view}>
                  {inboxViews[choice.view].label} ({choice.count})
                </option>
              ))}
            </Select>
          )}
        </Field>
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
