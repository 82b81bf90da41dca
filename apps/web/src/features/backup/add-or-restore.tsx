import { TextButton } from "../../components/text-button.ts";
import { RESTORE_BACKUP } from "./restore-backup.tsx";

/** What to do where there are no events yet. */
export function AddOrRestore() {
  return (
    <p>
      Add your first event, or{" "}
      <TextButton onClick={() => document.getElementById(RESTORE_BACKUP)?.focus()}>restore a backup</TextButton>.
    </p>
  );
}
