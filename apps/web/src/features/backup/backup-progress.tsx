import { useIsMutating } from "@tanstack/react-query";
import { useIsLate } from "../../browser/use-is-late.ts";
import { SmallText } from "../../components/text/text.ts";

/** The key of every mutation that makes, compares or restores a backup. */
export const BACKUP_WORK = ["backup"];

/** Says that a backup is on its way, once it has taken a second. */
export function BackupProgress() {
  const isLate = useIsLate(useIsMutating({ mutationKey: BACKUP_WORK }) > 0);
  return (
    <div aria-live="polite">
      {isLate && (
        <SmallText as="label">
          Your backup is on its way. Please keep this page open… <progress />
        </SmallText>
      )}
    </div>
  );
}
