import { addDays, isCalendarDate, today } from "@inner-light/core";
import { useRef } from "react";
import { styled } from "styled-components";
import { useServices } from "../../ioc/use-services.ts";
import { AT_PUBLISHER } from "../../queries/publishing-queries.ts";
import { useCallOf } from "../../queries/service-hooks.ts";
import type { ErrorWords } from "../../site/error-messages.ts";
import { site } from "../../site/site.ts";
import { Button, ButtonRow, ButtonSummary } from "../../ui/button/button.ts";
import { ChoiceField, InputField } from "../../ui/field/field.tsx";
import { submitWith } from "../../ui/field/submit-with.ts";
import { ErrorNotice } from "../../ui/page/owner-panel.tsx";
import { Stack } from "../../ui/section/section.ts";
import { color, space, type } from "../../ui/theme/tokens.ts";
import type { usePublishing } from "./use-publishing.ts";

/** The longest lifetime in days that GitHub offers for an organization's repository. */
const TOKEN_DAYS = 365;

export function ConnectToGitHub({ onDone }: { onDone: ReturnType<typeof usePublishing>["onKey"] }) {
  const { clock } = useServices();
  const [owner = "", name = ""] = site.repository?.name.split("/") ?? [];
  // Prefills GitHub's form. The name includes the time, because GitHub rejects duplicate names.
  const form = new URLSearchParams({
    name: `${name.slice(0, 21)}, ${new Date(clock.now()).toString().slice(4, 21)}`,
    target_name: owner,
    expires_in: String(TOKEN_DAYS),
    contents: "write",
  });
  const input = useRef<HTMLInputElement>(null);
  const connection = useCallOf(
    "calendarPublisher",
    (publisher, typed: FormData) => {
      const [token, endsOn] = [String(typed.get("token")), String(typed.get("endsOn"))];
      return publisher.connect(token, { endsOn: isCalendarDate(endsOn) ? endsOn : null, isKept: typed.has("isKept") });
    },
    {
      // React Query would keep the token in memory for five minutes.
      gcTime: 0,
      meta: AT_PUBLISHER,
      onDone: ({ client, isStillThere }) => onDone(isStillThere, client),
      // Selects the refused token, so the next paste replaces it.
      onError: (_, isStillThere) => {
        if (!isStillThere()) return;
        input.current?.focus();
        input.current?.select();
      },
    },
  );
  const { isPending, error } = connection;
  return (
    <details>
      <Opener>Connect to GitHub</Opener>
      <Stack as="form" noValidate aria-label="Connect to GitHub" onSubmit={submitWith(connection)}>
        <Steps>
          <li>
            Open{" "}
            <a href={`https://github.com/settings/personal-access-tokens/new?${form}`} target="_blank" rel="noreferrer">
              GitHub’s form for a token
            </a>
            . “Resource owner”: {owner}.
          </li>
          <li>
            “Only select repositories”: {owner}/{name}.
          </li>
          <li>“Permissions”: add “Contents: Read and write” if it’s missing.</li>
          <li>Press “Generate token” twice, and copy github_pat_…: you see it only once.</li>
        </Steps>
        <InputField id="publisher-token" label="Token" ref={input} type="password" autoComplete="off" name="token" />
        <InputField
          id="publisher-token-ends"
          label="Ends on (optional)"
          hint="“Expiration” in GitHub’s form. This page reminds you two weeks before."
          type="date"
          name="endsOn"
          defaultValue={addDays(today(clock), TOKEN_DAYS)}
        />
        <ChoiceField
          id="publisher-token-kept"
          label="Keep on this device"
          hint="Anyone who can use this browser can then publish. Otherwise, you paste the token each time."
          input={{ name: "isKept" }}
        />
        {error !== null && <ErrorNotice error={error} ownWords={publisherErrors()} />}
        <ButtonRow>
          <Button type="submit" aria-disabled={isPending || undefined}>
            {isPending ? "Connecting…" : "Connect"}
          </Button>
        </ButtonRow>
      </Stack>
    </details>
  );
}

export function publisherErrors(): Partial<ErrorWords> {
  const { name = "", branch = "" } = site.repository ?? {};
  const mayNot = {
    title: "This Token May Not Publish",
    text: `At GitHub, open this token, press “Edit,” choose “Only select repositories” and ${name}, and “Contents: Read and write.” If it has both, check “repository” in your settings, and at GitHub the rules for the branch “${branch}.”`,
  };
  return {
    invalid: { title: "This Is Not a Token", text: "Please paste all of the token. It begins with github_pat_." },
    unauthorized: {
      title: "GitHub Doesn’t Accept This Token",
      text: "It has ended, was deleted, or wasn’t copied whole. If you see “Forget the token,” press that. Then paste the token again, or a new one.",
    },
    "read-only": mayNot,
    "not-found": mayNot,
    unavailable: {
      title: "GitHub Could Not Be Reached",
      text: "Check your connection, and try again. Nothing is lost.",
    },
    conflict: {
      title: "Something Else Was Published",
      text: "Your other device published meanwhile. Check the list, then press Publish again.",
    },
    full: { title: "This Browser Doesn’t Keep It", text: "Connect without “Keep on this device.”" },
    "newer-version": { title: "Please Reload the Page", text: "A newer version of your site published the calendar." },
    throttled: { title: "GitHub Asks You to Wait", text: "Please try again in an hour." },
  };
}

export function PublishSteps() {
  const { repository } = site;
  const folder = __CALENDAR_FILE__.replace("/calendar.json", "");
  return (
    <Steps>
      <li>
        On GitHub, open{" "}
        {repository === null ? (
          `the folder “${folder}” and press “Add file,” “Upload files”`
        ) : (
          <a href={`${repository.url}/upload/${repository.branch}/${folder}`} target="_blank" rel="noreferrer">
            the upload page of your site
          </a>
        )}
        .
      </li>
      <li>Drag or choose calendar.json. If it’s named “calendar (1).json,” rename it first.</li>
      <li>Press “Commit changes.”</li>
      <li>In a few minutes, reload this page. It should say “Everyone sees this calendar.”</li>
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space.s};
  padding-inline-start: ${space.indent};
  font: ${type.small};
  & > li::marker { font-weight: 600; color: ${color.accent}; }
`;

/** Styled as a heading once open, so that the form has one primary button. */
const Opener = styled(ButtonSummary)`
  [open] > && {
    display: block;
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.ink};
    font: ${type.strong};
    text-align: start;
  }
`;
