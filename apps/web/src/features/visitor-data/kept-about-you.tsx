import { useRef, useState } from "react";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { once } from "../../components/once.ts";
import { Stack } from "../../components/section/section.ts";
import { EraseMessages } from "./erase-messages.tsx";
import { OwnMessages } from "./own-messages.tsx";
import { downloadVisitorData, useVisitorData, type VisitorData } from "./use-visitor-data.ts";

/** What this browser keeps about the visitor: shown, handed over and erased when they ask. */
export function KeptAboutYou() {
  const [wanted, setWanted] = useState(false);
  const { data, isError } = useVisitorData(wanted);
  const toggle = useRef<HTMLButtonElement>(null);

  return (
    <Stack>
      <p>
        The messages you write on the contact page stay in this browser. Nothing else that the site keeps is about you.
        Here you can see them, take them with you, and erase them.
      </p>
      <ButtonRow>
        <Button ref={toggle} $look="outlined" aria-expanded={wanted} onClick={() => setWanted((before) => !before)}>
          {wanted ? "Hide what is kept" : "Show what is kept"}
        </Button>
      </ButtonRow>
      <div aria-live="polite">
        {wanted && data !== undefined && <p>{sentence(data)}</p>}
        {wanted && isError && <p>It could not be looked up just now. Please load the page again.</p>}
      </div>
      {wanted && data && Object.keys(data.stored).length > 0 && (
        <>
          <OwnMessages messages={data.messages} />
          <ButtonRow>
            <Button $look="outlined" onClick={once(() => downloadVisitorData(data))}>
              Download my messages
            </Button>
            <EraseMessages onErased={() => toggle.current?.focus()} />
          </ButtonRow>
        </>
      )}
    </Stack>
  );
}

function sentence(data: VisitorData | null): string {
  if (data === null) return "This browser lets the site keep nothing, so nothing is kept.";
  const { messages, isDamaged } = data;
  const rest = isDamaged ? " Part of what is kept is damaged and cannot be shown; the download has it as it is." : "";
  if (messages.length === 0) return `This browser keeps no message.${rest}`;
  const count = messages.length === 1 ? "1 message" : `${messages.length} messages`;
  return `This browser keeps ${count}, written in it by you or by somebody else who uses it.${rest}`;
}
