import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { InputField } from "../../components/field/field.tsx";
import { ErrorNotice } from "../../components/notice/error-notice.tsx";
import { Stack } from "../../components/section/section.ts";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useService } from "../../ioc/service-provider.tsx";
import { invalidateGate } from "../../queries/invalidate-on-change.ts";
import { ownerQueries } from "../../queries/owner-queries.ts";
import { toasts } from "../../site/specified-toasts.ts";

/** Whether the owner's view is open. False until that is known. */
export function useIsAdminGateOpen(): boolean {
  return useQuery(ownerQueries.isGateOpen(useService("gate"))).data ?? false;
}

/** Asks for the password. Paste and password managers are welcome; the password is compared exactly as typed. */
export function PasswordForm() {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [wrong, setWrong] = useState(false);
  const gate = useService("gate");
  const showToast = useToast();
  const queryClient = useQueryClient();
  const unlock = useMutation({
    mutationFn: (password: string) => gate.unlock(password),
    onSuccess: async (right) => {
      await invalidateGate(queryClient);
      showToast(right ? toasts.unlocked : toasts.wrongPassword);
      setWrong(!right);
      if (!right) input.current?.select();
    },
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!unlock.isPending) unlock.mutate(input.current?.value ?? "");
  };

  return (
    <Form noValidate onSubmit={onSubmit} aria-label="Admin access">
      <Stack>
        <InputField
          id="admin-password"
          label="Password"
          error={wrong ? toasts.wrongPassword.text : undefined}
          ref={input}
          type={shown ? "text" : "password"}
          autoComplete="current-password"
          autoCapitalize="off"
          spellCheck={false}
          onChange={() => setWrong(false)}
        />
        {unlock.error !== null && <ErrorNotice error={unlock.error} />}
        <ButtonRow>
          <Button type="submit" aria-disabled={unlock.isPending}>
            Unlock
          </Button>
          <Button $variant="outlined" aria-controls="admin-password" onClick={() => setShown((before) => !before)}>
            {shown ? "Hide password" : "Show password"}
          </Button>
        </ButtonRow>
      </Stack>
    </Form>
  );
}

const Form = styled.form`
  max-width: 26rem;
`;
