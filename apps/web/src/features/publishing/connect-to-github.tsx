import { addDays, isCalendarDate, type PublisherAccess, today } from "@inner-light/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { CheckboxField } from "../../components/field/checkbox-field.tsx";
import { InputField } from "../../components/field/field.tsx";
import { Stack } from "../../components/section/section.ts";
import { useServices } from "../../ioc/service-provider.tsx";
import { site } from "../../site/site.ts";
import { Steps } from "./publish-steps.tsx";
import { PublisherErrorNotice } from "./publisher-error-notice.tsx";
import { PUBLISHER } from "./use-publishing.ts";

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
export function ConnectToGitHub({ publisher, onDone }: { publisher: PublisherAccess; onDone: () => void }) {
  const { clock } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (typed: FormData) => {
      const [token, endsOn] = [String(typed.get("token")), String(typed.get("endsOn"))];
      return publisher.connect(token, { endsOn: isCalendarDate(endsOn) ? endsOn : null, isKept: typed.has("isKept") });
    },
    // React Query keeps what was passed to a mutation for five minutes.
    gcTime: 0,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [PUBLISHER] });
      onDone();
    },
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget));
  };
  return (
    <details>
      <Button as="summary">Connect to GitHub</Button>
      <Stack as="form" noValidate aria-label="Connect to GitHub" onSubmit={onSubmit}>
        <Steps>
          <li>
            Open{" "}
            <a href={tokenForm()} target="_blank" rel="noreferrer">
              GitHub’s form for a token
            </a>
            . It’s filled in but for the repository.
          </li>
          <li>Under “Repository access,” choose “Only select repositories” and then {site.repository?.name}.</li>
          <li>At the bottom press “Generate token,” and copy what GitHub shows.</li>
          <li>Paste it here, and press “Connect.”</li>
        </Steps>
        <InputField id="publisher-token" label="Token" type="password" autoComplete="off" name="token" />
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
        </ButtonRow>
      </Stack>
    </details>
  );
}
