import { useEffect, useRef, useState } from "react";
import { ownerQueries } from "../../queries/owner-queries.ts";
import { invalidateGate } from "../../queries/query-client.ts";
import { useCallOf, useQueryOf } from "../../queries/service-hooks.ts";
import { toasts } from "../../site/owners-words.ts";
import { focusHeading } from "../../ui/browser/focus.ts";
import { useIsLate } from "../../ui/browser/use-is-late.ts";
import { Button, ButtonRow } from "../../ui/button/button.ts";
import { InputField } from "../../ui/field/field.tsx";
import { submitWith } from "../../ui/field/submit-with.ts";
import { ErrorNotice } from "../../ui/page/owner-panel.tsx";
import { Stack } from "../../ui/section/section.ts";
import { SmallText } from "../../ui/text/text.tsx";
import { useToast } from "../../ui/toast/toast-provider.tsx";

/** Returns whether /admin is open, and whether it locked during this visit. Focuses the heading on each change. */
export function useAdminGate() {
  const isOpen = useQueryOf(ownerQueries.isGateOpen).data ?? false;
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [hasLocked, setHasLocked] = useState(false);
  useEffect(() => {
    if (isOpen === wasOpen) return;
    focusHeading();
    scrollTo(0, 0);
    setWasOpen(isOpen);
    setHasLocked(!isOpen);
  }, [isOpen, wasOpen]);
  return { isOpen, hasLocked };
}

/** The password is compared exactly as typed. */
export function PasswordForm() {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const showToast = useToast();
  const unlock = useCallOf("gate", (gate, typed: FormData) => gate.unlock(String(typed.get("password"))), {
    onDone: async ({ result: isRight, client }) => {
      await invalidateGate(client);
      showToast(isRight ? toasts.unlocked : toasts.wrongPassword);
      setWrong(!isRight);
      if (!isRight) input.current?.select();
    },
  });

  // Scrolls up. After a reload, the browser restores the scroll position of the longer, unlocked page.
  useEffect(() => void document.querySelector("h1")?.scrollIntoView?.({ block: "nearest" }), []);
  const isLate = useIsLate(unlock.isPending);
  return (
    <Stack as="form" noValidate onSubmit={submitWith(unlock)} aria-label="Admin access">
      <InputField
        id="admin-password"
        label="Password"
        error={isWrong ? toasts.wrongPassword.text : undefined}
        ref={input}
        name="password"
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        autoCapitalize="off"
        spellCheck={false}
        onChange={() => setWrong(false)}
      />
      <div aria-live="polite">{isLate && <SmallText>Still checking…</SmallText>}</div>
      {unlock.error !== null && <ErrorNotice error={unlock.error} />}
      <ButtonRow>
        <Button type="submit" aria-disabled={unlock.isPending}>
          Unlock
        </Button>
        <Button $variant="outlined" aria-controls="admin-password" onClick={() => setShown((before) => !before)}>
          {isShown ? "Hide password" : "Show password"}
        </Button>
      </ButtonRow>
    </Stack>
  );
}
