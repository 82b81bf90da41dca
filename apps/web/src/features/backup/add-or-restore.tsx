import { TextButton } from "../../components/text-button.ts";
import { RESTORE_BACKUP } from "./restore-backup.tsx";

/** What to do where there are no events. Browsers may erase what they keep. */
export function AddOrRestore() {
  return (
    <p>
      Add your first event. Were there events here before?{" "}
      <TextButton onClick={() => document.getElementById(RESTORE_BACKUP)?.focus()}>Restore a backup</TextButton>
    </p>
  );
}
