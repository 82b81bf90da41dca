import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { siteOverHttp } from "../../testing/http-backend.ts";
import { openAdmin } from "../../testing/open-admin.ts";

it("the owner reads since when and why no mail goes out, and that the messages are safe", async () => {
  const since = "2026-05-01T12:10:00.000Z";
  const { ports, backend } = siteOverHttp({ mailFailure: async () => ({ since, reason: "password" }) });
  await openAdmin({ ports, backend });
  const sentence = await screen.findByText(/^Mail hasn’t gone out since May 1, 2026 at .+ [AP]M: /);
  expect(sentence).toHaveTextContent(/the mail server refused the user name or password\. Your messages are safe here/);
});

it("while mail goes out, nothing is said of it", async () => {
  const { ports, backend } = siteOverHttp();
  await openAdmin({ ports, backend });
  expect(await screen.findByText("No messages yet.")).toBeVisible();
  expect(screen.queryByText(/^Mail hasn’t gone out/)).not.toBeInTheDocument();
});
