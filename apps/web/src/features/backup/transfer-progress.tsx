import { useEffect, useState } from "react";
import { onTransfer, type Transfer } from "../../browser/transfer.ts";
import { SmallText } from "../../components/text/text.ts";

/** How far the backup on its way has come. Renders nothing while there is none, or for less than a second. */
export function TransferProgress() {
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  useEffect(() => onTransfer(setTransfer), []);
  if (transfer === null) return null;
  const { loaded, total } = transfer;
  return (
    <SmallText as="label">
      {transferText(transfer)} <progress {...(total > loaded && { value: loaded, max: total })} />
    </SmallText>
  );
}

function transferText({ isUpload, loaded, total }: Transfer): string {
  if (loaded === 0) return "Waiting for your server…";
  const so = `${megabytes(loaded)}${total > 0 ? ` of ${megabytes(total)}` : ""}`;
  if (!isUpload) return `Receiving the backup, ${so} so far…`;
  return loaded < total
    ? `Sending the backup, ${so}. Please keep this page open…`
    : "All sent. Your server is at work…";
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
