import { addDays, isCalendarDate, today } from "@inner-light/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { CheckboxField } from "../../components/field/checkbox-field.tsx";
import { InputField } from "../../components/field/field.tsx";
import { focusOnce } from "../../components/focus/focus-once.ts";
import { Stack } from "../../components/section/section.ts";
import { useService, useServices } from "../../ioc/service-provider.tsx";
import { site } from "../../site/site.ts";
import { Steps } from "./download-calendar.tsx";
import { PublisherErrorNotice } from "./publisher-error-notice.tsx";
import { PUBLISHER } from "./publisher-queries.ts";

/** The most that GitHub's form offers for one repository of an organization, in days. */
const TOKEN_DAYS = 365;

/** GitHub's form for a token, filled in but for the repository, which no link can choose. */
function tokenForm(): string {
  const [owner = "", name = ""] = site.repository?.name.split("/") ?? [];
  const values = {
    name: `Calendar of ${name}`.slice(0, 40),
    target_name: owner,
    expires_in: String(TOKEN_DAYS),
    contents: "write",
  };
  return `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams(values)}`;
}

/** Leads the owner to a token, and tries it at once. */
export function ConnectToGitHub({ onDone }: { onDone: () => void }) {
  const access = useService("publisherAccess");
  const { clock } = useServices();
  const queryClient = useQueryClient();
  const [isShown, setShown] = useState(false);
  const [isBlank, setBlank] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ token, endsOn, isKept }: { token: string; endsOn: string; isKept: boolean }) =>
      access.connect(token, { endsOn: isCalendarDate(endsOn) ? endsOn : null, isKept }),
    // React Query keeps what was passed to a mutation for five minutes.
    gcTime: 0,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [PUBLISHER] });
      onDone();
    },
  });
  const close = () => {
    setShown(false);
    onDone();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const token = String(typed.get("token")).trim();
    setBlank(token === "");
    if (token === "") event.currentTarget.querySelector("input")?.focus();
    else if (!isPending) mutate({ token, endsOn: String(typed.get("endsOn")), isKept: typed.has("isKept") });
  };
  if (!isShown)
    return (
      <ButtonRow>
        <Button onClick={() => setShown(true)}>Connect to GitHub</Button>
      </ButtonRow>
    );
  return (
    <Stack as="form" noValidate aria-label="Connect to GitHub" onSubmit={onSubmit}>
      <Steps>
        <li>
          Open{" "}
          <a ref={focusOnce} href={tokenForm()} target="_blank" rel="noreferrer">
            GitHub’s form for a token
          </a>
          . It’s filled in but for the repository.
        </li>
        <li>Under “Repository access,” choose “Only select repositories” and then {site.repository?.name}.</li>
        <li>At the bottom press “Generate token,” and copy what GitHub shows.</li>
        <li>Paste it here, and press “Connect.”</li>
      </Steps>
      <InputField
        id="publisher-token"
        label="Token"
        type="password"
        autoComplete="off"
        spellCheck={false}
        name="token"
        error={isBlank ? "Please paste the token." : undefined}
      />
      <InputField
        id="publisher-token-ends"
        label="Ends on (optional)"
        hint="As GitHub’s form says it. This page reminds you two weeks before."
        type="date"
        name="endsOn"
        defaultValue={addDays(today(clock), TOKEN_DAYS)}
      />
      <CheckboxField
        id="publisher-token-kept"
        label="Keep on this device"
        hint="Anyone who can use this browser can then publish. Without it, you paste the token each time you open this page."
        input={{ name: "isKept" }}
      />
      {error !== null && <PublisherErrorNotice error={error} />}
      <ButtonRow>
        <Button type="submit" aria-disabled={isPending || undefined}>
          {isPending ? "Connecting…" : "Connect"}
        </Button>
        <Button $variant="outlined" onClick={close}>
          Not now
        </Button>
      </ButtonRow>
    </Stack>
  );
}
