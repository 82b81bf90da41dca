import { MakeBackup, PreviewBackup, RestoreBackup } from "@inner-light/application";
import { ContainerModule } from "inversify";
import { CLOCK, portToken } from "./ports.ts";
import { MAKE_BACKUP, PREVIEW_BACKUP, RESTORE_BACKUP } from "./use-cases.ts";

const SNAPSHOTS = portToken("snapshots");

/** What the owner does with backups. */
export const backupModule = new ContainerModule(({ bind }) => {
  bind(MAKE_BACKUP)
    .toResolvedValue((snapshots, clock) => new MakeBackup(snapshots, clock), [SNAPSHOTS, CLOCK])
    .inSingletonScope();
  bind(PREVIEW_BACKUP)
    .toResolvedValue((snapshots) => new PreviewBackup(snapshots), [SNAPSHOTS])
    .inSingletonScope();
  bind(RESTORE_BACKUP)
    .toResolvedValue((snapshots) => new RestoreBackup(snapshots), [SNAPSHOTS])
    .inSingletonScope();
});
