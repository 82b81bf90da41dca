import { EMPTY_SNAPSHOT } from "@inner-light/core";
import { aContactSubmission } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { siteOverHttp } from "../../testing/http-backend.ts";
import { mswServer } from "../../testing/msw-server.ts";
import { backendWith } from "../../testing/render-app.tsx";
import { renderIn } from "../../testing/render-site.tsx";
import { Inbox } from "./inbox-panel.tsx";

it("on a shared site, all messages are marked with one request, and the lists of messages are read once more", async () => {
  const { ports, backend } = siteOverHttp();
  const messages = Array.from({ length: 30 }, (_, id) => ({ value: aContactSubmission({ id }) }));
  await ports.snapshots.merge({ ...EMPTY_SNAPSHOT, messages });
  const { user } = await renderIn(backendWith(ports, backend), <Inbox />);
  const inbox = within(screen.getByRole("region", { name: "Messages" }));
  await inbox.findByText("30 new");
  const requests: string[] = [];
  mswServer.events.on("request:start", ({ request: { method, url } }) => {
    requests.push(`${method} ${new URL(url).pathname}`);
  });
  await user.click(inbox.getByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(inbox.queryByText("30 new")).not.toBeInTheDocument());
  mswServer.events.removeAllListeners();
  expect(requests).toEqual(["POST /api/inbox/read", "GET /api/inbox", "GET /api/deleted/messages"]);
});
