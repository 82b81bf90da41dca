import { type FormEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { ErrorNotice } from "../../components/error-notice.tsx";
import { Field, FieldStack, Input } from "../../components/field/field.tsx";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { toasts } from "../../site/toasts.ts";
import { useUnlockAdminGate } from "./use-admin-gate.ts";

/** Asks for the password. Paste and password managers are welcome; the password is compared exactly as typed. */
export function PasswordForm() {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [wrong, setWrong] = useState(false);
  const unlock = useUnlockAdminGate();
  const showToast = useToast();
  const showError = useErrorToast();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (unlock.isPending) return;
    try {
      const right = await unlock.mutateAsync(input.current?.value ?? "");
      showToast(right ? toasts.unlocked : toasts.wrongPassword);
      setWrong(!right);
      if (!right) input.current?.select();
    } catch (error) {
      showError(error);
    }
  };

  return (
    <Form noValidate onSubmit={onSubmit} aria-label="Admin access">
      <FieldStack>
        <Field id="admin-password" label="Password" error={wrong ? toasts.wrongPassword.text : undefined}>
          {(control) => (
            <Input
              {...control}
              ref={input}
              type={shown ? "text" : "password"}
              autoComplete="current-password"
              autoCapitalize="off"
              spellCheck={false}
              onChange={() => setWrong(false)}
            />
          )}
        </Field>
        {unlock.error !== null && <ErrorNotice error={unlock.error} />}
        <ButtonRow>
          <Button type="submit" aria-disabled={unlock.isPending}>
            Unlock
          </Button>
          <Button $variant="outlined" aria-controls="admin-password" onClick={() => setShown((before) => !before)}>
            {shown ? "Hide characters" : "Show characters"}
          </Button>
        </ButtonRow>
      </FieldStack>
    </Form>
  );
}

const Form = styled.form`
  max-width: 26rem;
`;
