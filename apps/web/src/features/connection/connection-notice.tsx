import { hasCode } from "@inner-light/core";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { ownerQueries } from "../../queries/owner-queries.ts";
import { useQueryOf } from "../../queries/service-hooks.ts";
import { useIsLate } from "../../ui/browser/use-is-late.ts";
import { borderWidth, color, media, space, type, zIndex } from "../../ui/theme/tokens.ts";
import { useToast } from "../../ui/toast/toast-provider.tsx";

/** Polls for other users' changes while the page is visible. Reports when the server does not respond. */
export function ConnectionNotice() {
  const { error, isFetching } = useQueryOf(ownerQueries.poll);
  const isLate = useIsLate(isFetching, PATIENCE_MS);
  // A server that asks for the password is still connected.
  const isConnected = (error === null || hasCode(error, "unauthorized")) && !isLate;
  const showToast = useToast();
  const wasConnected = useRef(true);
  useEffect(() => {
    if (isConnected && !wasConnected.current)
      showToast({ title: "Your Site Is Back", text: "This page is up to date again." });
    wasConnected.current = isConnected;
  }, [isConnected, showToast]);
  return (
    <div aria-live="polite">
      {!isConnected && (
        <Outage>
          <strong>No connection to your site.</strong> Until it answers, this page may be out of date and can’t save.
        </Outage>
      )}
    </div>
  );
}

/** A slower response counts as an outage. */
const PATIENCE_MS = 5_000;

const Outage = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${zIndex.bar};
  padding: ${space.s} ${space.gutter};
  border-top: ${borderWidth.edge} solid ${color.danger};
  background: ${color.dangerGround};
  font: ${type.small};
  text-align: center;
  ${media.short} { position: static; }
  @media print { display: none; }
`;
